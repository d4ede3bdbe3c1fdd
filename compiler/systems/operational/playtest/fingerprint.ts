/** Names how this system plays. `npm run fingerprint` writes another name when a sample game ends in another state. */
export const fingerprint = '921e4540c20d6806'
