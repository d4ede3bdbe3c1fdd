/** Names how this system plays. `npm run fingerprint` writes another name when a sample game ends in another state. */
export const fingerprint = 'd0b0ed6e4fd98e11'
