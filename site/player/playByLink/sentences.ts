/** Sentences about games by link. */
import { parseChain, senderOf } from '../../../compiler/playByLink/chain.ts'
import type { PlayerState } from '../systemUi.ts'
import type { ByLinkStatus } from '../types.ts'
import { sideName } from '../words.ts'
import { teamHere } from './game.ts'

/** The sides that are led elsewhere. */
export const others = ({ scenario, seats }: PlayerState): string =>
  seats.value.flatMap((seat, side) => (seat === 'away' ? [sideName(scenario, side)] : [])).join(' and ')

/** True if the last link was made here: then it is to be sent. */
export const isToSend = ({ saved, game, seats }: PlayerState): boolean => {
  const chain = parseChain(saved.value.byLink?.chain ?? '')
  return chain !== undefined && senderOf(chain, chain.links.length - 1) === teamHere(game, seats.value)
}

/** Words the next task, as a title and in a sentence. */
export const wordsOf = (state: PlayerState): readonly [title: string, text: string] => {
  const other = others(state)
  const turn = state.ui.words.turn(state.position.value.state.turn)
  const words: Readonly<Record<ByLinkStatus, readonly [string, string]>> = {
    invited: [
      `Invite somebody to lead ${other}`,
      'Send this link. Whoever opens it first can join, and sends you a link back.',
    ],
    joined: [
      'Send this back',
      `You have joined. The battle opens when the one who invited you has this and sends you the next link.`,
    ],
    mine: [
      'It is your turn',
      `${sideName(state.scenario, state.moverIn(state.position.value.state))}, ${turn}. The link to send comes when your turn is over.`,
    ],
    theirs: ['Your move, send this on', `${other} must choose now. Then a link comes back to you.`],
    over: isToSend(state)
      ? ['The battle is over: send this on', `${other} sees the end when this is opened.`]
      : ['The battle is over', 'Nothing is left to send.'],
  }
  return words[state.saved.value.byLink?.status ?? 'mine']
}
