/** Names how this system plays. `npm run fingerprint` writes another name when a sample game ends in another state. */
export const fingerprint = '28af2b50e812bb26'
