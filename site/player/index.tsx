/** The playable map: `mountPlayer` puts it into an element of the page. */
import { render } from 'preact'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { Hex } from '../../engine/hex.ts'
import { attend } from './attention.ts'
import { Camera } from './camera.ts'
import type { PlayerConsole } from './console.ts'
import { InstrumentProvider } from './context.ts'
import { createController } from './controller.ts'
import { createGames, freshSeed } from './games.ts'
import type { PlayerHandle, PlayerOptions } from './options.ts'
import { createOrderly } from './orderly.ts'
import { Player } from './Player.tsx'
import { createStage } from './stage.ts'
import { createState } from './state.ts'
import { openStorage } from './storage.ts'
import { partsOf } from './systems/index.ts'
import { startThinker } from './thinker.ts'
import { startTimeline } from './timeline.ts'
import { createTutor } from './tutor.ts'
import './styles/index.css'

export type { PlayerHandle, PlayerOptions } from './options.ts'

const fetchBundle = async (address: string): Promise<ScenarioBundle> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the scenario could not be loaded (${response.status})`)
  return (await response.json()) as ScenarioBundle
}

/** The bundle, and what the page needs of its rule system. */
const load = async ({ system, bundle }: PlayerOptions) => {
  const parts = partsOf(system)
  const [loaded, ui] = await Promise.all([typeof bundle === 'string' ? fetchBundle(bundle) : bundle, parts.ui()])
  return { bundle: loaded, ui, worker: parts.worker }
}

/** Says on the page that there is nothing to play, and fails on. */
const tellFailure = (element: HTMLElement, problem: unknown): never => {
  const note = document.createElement('p')
  note.className = 'player-failed'
  note.role = 'alert'
  note.textContent = `The battle cannot be played now: ${problem instanceof Error ? problem.message : String(problem)}. Try to load the page again.`
  element.append(note)
  throw problem
}

const adopted = new Set<string>()

/** Lets the styles of a system UI hold on the page, once. */
const adoptStyles = (styles: string): void => {
  if (adopted.has(styles)) return
  adopted.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Replaces the element's content by the player. Rejects when the scenario cannot be loaded; the content then stays, with a note. */
export const mountPlayer = async (element: HTMLElement, options: PlayerOptions): Promise<PlayerHandle> => {
  const { bundle, ui, worker } = await load(options).catch((problem: unknown) => tellFailure(element, problem))
  const { scenario } = bundle
  adoptStyles(ui.styles)
  const game = ui.open(scenario)
  const state = createState(ui, bundle, game, startTimeline(game, freshSeed()))
  const camera = new Camera(
    bundle.picture,
    ui.begin.interest(scenario).map((hex) => centreOf(scenario.map, hex)),
  )
  const reveal = (hex: Hex): void => {
    if (hex <= 0) return
    const { x, y } = centreOf(scenario.map, hex)
    camera.reveal([{ x, y }], prefersStill())
  }
  const games = createGames(state, openStorage(scenario.id, bundle.hash))
  const orderly = createOrderly(state, games)
  const thinker = await startThinker(bundle, worker)
  await games.open()
  const stage = createStage(state, thinker, orderly, reveal)
  const control = createController(state, games, orderly, stage, camera, thinker, reveal)
  const tutor = createTutor(state)
  const stopAttending = attend(state, tutor, camera)
  const stopWatching = ui.watch(state)

  element.replaceChildren()
  render(
    <InstrumentProvider
      value={{ state, control, camera, tutor, ruleHref: options.ruleHref ?? (() => undefined), home: options.home }}
    >
      <Player />
    </InstrumentProvider>,
    element,
  )
  const console: PlayerConsole = { record: games.text, hashOf: thinker.hashOf, selfPlay: thinker.selfPlay }
  window.sandtable = console
  element.dataset.ready = 'true'

  return {
    dispose() {
      stopAttending()
      stopWatching()
      tutor.dispose()
      stage.dispose()
      games.dispose()
      thinker.dispose()
      render(null, element)
    },
  }
}
