/** The playable map: `mountPlayer` puts it into an element of the page. */
import { render } from 'preact'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { withAllRules } from '../../compiler/sharedRules.ts'
import type { RuleId } from '../../engine/game.ts'
import type { Link } from '../data/link.ts'
import { followChange, setPlaying } from './actions/games.ts'
import { bindActions } from './actions/index.ts'
import { adoptStyles } from './adoptStyles.ts'
import { frameFinder } from './boxes.ts'
import { Camera } from './camera.ts'
import { ComputerTurns } from './computerTurns.ts'
import type { PlayerConsole } from './console.ts'
import { makeContext, PlayerProvider } from './context.ts'
import { loadFirstDrawings } from './drawnUnits.ts'
import { fetchWaiting, fileOf } from './fetched.ts'
import { firstLookAt } from './firstLook.ts'
import { Failure, Guarded } from './Guarded.tsx'
import { drawMap, withholdMap } from './map/parts.ts'
import { Player } from './Player.tsx'
import { playSounds } from './sound/index.ts'
import { createState } from './state.ts'
import { openStorage } from './storage.ts'
import type { Store } from './store.ts'
import { partsOf } from './systems/index.ts'
import type { PlayerState } from './systemUi.ts'
import { openTabs } from './tabs.ts'
import { freshSeed, startTimeline } from './timeline.ts'
import type { ShownTutorial } from './tutorial/progress.ts'
import { clearWhenCovered, followLinks, keepInView, openResult, tellOfMissingParts } from './watch.ts'
import { makeWorkerClient } from './workerClient.ts'
import './styles/index.css'

/** The data that the page passes to the player. */
export interface PlayerOptions {
  /** The rule system of the scenario: only its own system UI and engine are loaded. */
  readonly system: string
  /** The address of the scenario's bundle: `<base>data/scenarios/<id>.json`. */
  readonly bundle: string
  /** The address of all tables of the rules, `<base>data/tables/<system>.json`; without it the page's own address changes no battle. */
  readonly tables?: string
  /** The same address for a bundle whose rules are only those tables that differ. */
  readonly sharedRules?: string
  /**
   * Where a rule stands in the rulebook, or undefined when it has no page; then its id is shown as plain text.
   * The page usually passes `(rule) => pages[rule]` with addresses like `/rules/<system>/combat/#D4`.
   */
  readonly ruleHref?: (rule: RuleId) => string | undefined
  /** Where the scenario's title in the top bar leads: to what the page says about it. */
  readonly home?: string
  /** Address of the page of all one's own games. */
  readonly games?: string
  /** The battle to play after this one. */
  readonly next?: Link
}

/** A mounted player. */
export interface PlayerHandle {
  /** Stops the worker, the listeners and the drawing. */
  dispose(): void
}

const fetchData = async <T,>(what: string, address: string): Promise<T> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${what} could not be loaded (${response.status})`)
  return (await response.json()) as T
}

/** The bundle, and what the page needs of its rule system. */
export const load = async ({ system, bundle, tables, sharedRules }: PlayerOptions) => {
  const parts = partsOf(system)
  const [fetched, shared, ui] = await Promise.all([
    fetchData<ScenarioBundle>('the scenario', bundle),
    sharedRules === undefined ? undefined : fetchData<object>('the tables', sharedRules),
    parts.ui(),
  ])
  const loaded = shared ? { ...fetched, scenario: withAllRules(fetched.scenario, shared) } : fetched
  if (tables === undefined || ui.fromAddress === undefined) return { bundle: loaded, ui, worker: parts.worker }
  const fetchRules = () => fetchData('the tables', tables)
  const battle = await ui.fromAddress(loaded, new URLSearchParams(location.search), fetchRules)
  return { bundle: battle, ui, worker: parts.worker }
}

/** Says on the page that there is nothing to play, and throws again. */
export const showFailure = (element: HTMLElement, problem: unknown): never => {
  const note = document.createElement('div')
  element.append(note)
  render(<Failure problem={problem} />, note)
  throw problem
}

/** Lets the browser draw and hear keys between two long tasks. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Creates the store that the actions work on. */
const createStore = async (options: PlayerOptions): Promise<Store> => {
  const { bundle, ui, worker } = await load(options)
  const { scenario } = bundle
  adoptStyles(ui.styles)
  await breath()
  const game = ui.open(scenario)
  await breath()
  const state = createState(ui, bundle, startTimeline(game, freshSeed()))
  const store: Store = {
    state,
    camera: new Camera(bundle.picture, (room) => firstLookAt(state, room), frameFinder(scenario.map)),
    storage: openStorage(scenario.id, bundle.identity.scenario),
    worker: makeWorkerClient(bundle, worker),
    tabs: openTabs({
      changed: (key) => void followChange(store, key),
      plays: (isPlaying) => void setPlaying(store, isPlaying),
    }),
  }
  return store
}

/** Says what a page waits for whose browser takes long to find saved games. Returns how to take that back. */
const tellOfWaiting = (element: HTMLElement): (() => void) => {
  const note = document.createElement('p')
  note.className = 'player-note'
  note.role = 'status'
  note.textContent = 'Looking for your saved games …'
  const timer = setTimeout(() => element.append(note), 2000)
  return () => {
    clearTimeout(timer)
    note.remove()
  }
}

/** Fetches what a tutorial needs, where there is one; returns how it is begun with the game on the table. */
const fetchTutorial = async (state: PlayerState): Promise<(() => ShownTutorial) | undefined> => {
  const { tutorial } = state.bundle
  if (!tutorial) return undefined
  const fetchParts = fileOf(async () => {
    const [parts, lessons] = await Promise.all([import('./tutorial/index.ts'), state.ui.lessons()])
    return { ...parts, lessons }
  })
  const { createTutorial, TutorialCard, lessons } = await fetchParts()
  return () => ({ ...createTutorial(state, tutorial, lessons), Card: TutorialCard })
}

/** Replaces the element's content by the player. Rejects when the scenario cannot be played; the page then has a note that says so. */
export const mountPlayer = (element: HTMLElement, options: PlayerOptions): Promise<PlayerHandle> =>
  mount(element, options).catch((problem: unknown) => showFailure(element, problem))

const mount = async (element: HTMLElement, options: PlayerOptions): Promise<PlayerHandle> => {
  const store = await createStore(options)
  const { state, camera, worker } = store
  const actions = bindActions(store)
  const stopFollowing = followLinks(store)
  const stopTelling = tellOfMissingParts(store)
  const stopWaiting = tellOfWaiting(element)
  const [, , beginTutorial] = await Promise.all([
    actions.openGame().finally(stopWaiting),
    loadFirstDrawings(state),
    // The battle can be played without.
    fetchTutorial(state).catch(() => undefined),
  ])
  const computer = new ComputerTurns(store)
  const tutorial = beginTutorial?.()
  const stops = [
    stopFollowing,
    stopTelling,
    clearWhenCovered(store),
    openResult(state),
    playSounds(state),
    keepInView(state, tutorial, camera),
    state.ui.watch(state),
  ]
  const player = makeContext({
    state,
    actions,
    camera,
    worker,
    tutorial,
    skip: () => computer.skip(),
    ruleHref: options.ruleHref ?? (() => undefined),
    home: options.home,
    games: options.games,
    next: options.next,
  })

  await breath()
  element.replaceChildren()
  withholdMap()
  render(
    <Guarded>
      <PlayerProvider value={player}>
        <Player />
      </PlayerProvider>
    </Guarded>,
    element,
  )
  await drawMap(element, state.pieces.peek().length, breath)
  const console: PlayerConsole = { record: actions.record, hashOf: worker.hashOf, selfPlay: worker.selfPlay }
  window.sandtable = console
  element.dataset.ready = 'true'
  // In a task of its own, which no frame is promised to come before: all that the first position needs has been fetched.
  setTimeout(fetchWaiting)

  return {
    dispose() {
      for (const stop of stops) stop()
      tutorial?.dispose()
      computer.dispose()
      worker.dispose()
      store.tabs.dispose()
      render(null, element)
    },
  }
}
