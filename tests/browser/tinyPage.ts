/**
 * A bare page on which the first side of a tiny rule system is led by buttons and the worker leads the others: `#areas` in the address
 * names the system.
 */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { Action } from '../../engine/game.ts'
import { readMove, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { makeWorkerClient } from '../../site/player/workerClient.ts'
import { tinyIdentity, tinySystems } from '../contract/tiny.ts'

const { scenario, open } = tinySystems[location.hash.slice(1)]
const game = open(scenario)
const person = 0
const seed = 7
let { position } = start(game, seed)
const moves: string[] = []
const record = (): string => makeRecord({ format: 2, ...tinyIdentity, seed, moves })

const add = <K extends keyof HTMLElementTagNameMap>(to: HTMLElement, tag: K, text = ''): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.textContent = text
  to.append(element)
  return element
}
const main = add(document.body, 'main')
add(main, 'h1', scenario.title)
const status = add(main, 'p')
status.setAttribute('role', 'status')
const seen = add(main, 'pre')
const choices = add(main, 'div')

const worker = makeWorkerClient(
  // The tiny worker reads no more of a bundle than this.
  { scenario, identity: tinyIdentity, difficulties: [] } as unknown as ScenarioBundle,
  () => import('./tinyWorker.ts'),
)

const act = (side: number, action: Action): void => {
  const stepped = step(game, position, side, action)
  if (!stepped.ok) throw new Error(stepped.reason)
  position = stepped.position
  moves.push(makeMove(side, game.makeAction(action)))
}

const think = async (): Promise<void> => {
  const [side] = game.actors(position.state)
  for await (const { move: text } of worker.turn('veteran', record())) {
    const move = readMove(game, text)
    if (move?.side !== side) throw new Error(`the worker moved ${text} for side ${side}`)
    act(side, move.action)
  }
}

const draw = async (): Promise<void> => {
  choices.replaceChildren()
  while (game.outcome(position.state) === undefined && game.actors(position.state)[0] !== person) await think()
  seen.textContent = JSON.stringify(game.view(position.state, person))
  const outcome = game.outcome(position.state)
  if (outcome !== undefined) {
    const { hash } = await worker.hashOf(record())
    add(choices, 'code', record())
    status.textContent = `Over: ${hash}`
    return
  }
  for (const action of game.legal(position.state, person)) {
    const button = add(choices, 'button', game.makeAction(action))
    button.addEventListener('click', () => {
      status.textContent = 'The others act.'
      act(person, action)
      void draw()
    })
  }
  status.textContent = `Turn ${position.state.turn}, move ${moves.length + 1}`
}
await draw()
