/** Names of the files that playtests write into the folder of a scenario; whoever needs no more of them loads no schema. */
export const evidenceName = 'evidence.json'
export const sampleWinsName = 'witness.json'
