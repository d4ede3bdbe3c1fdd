/** Names how this system plays. `npm run fingerprint` writes another name when a sample game ends in another state. */
export const fingerprint = '2061cac1d1f4058d'
