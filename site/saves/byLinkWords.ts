/** How a game by link stands, in words. */
import type { ByLinkStatus } from '../player/types.ts'

export const byLinkWords: Readonly<Record<ByLinkStatus, string>> = {
  invited: 'By link: nobody has joined yet',
  joined: 'By link: wait for the opening',
  mine: 'By link: your turn',
  theirs: 'By link: their turn',
  over: 'By link',
}
