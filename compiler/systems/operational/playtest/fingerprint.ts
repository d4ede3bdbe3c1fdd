/** Names how this system plays. `npm run fingerprint` writes another name when a sample game ends in another state. */
export const fingerprint = '8a489c8df0f1143b'
