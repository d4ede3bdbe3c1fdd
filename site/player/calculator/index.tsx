/** Mounts the calculator of ranges and odds on the map of a scenario. No game is begun, saved or changed by it. */
import { effect, untracked } from '@preact/signals'
import { render } from 'preact'
import { bindActions } from '../actions/index.ts'
import { adoptStyles } from '../adoptStyles.ts'
import { Camera } from '../camera.ts'
import { makeContext, PlayerProvider } from '../context.ts'
import { fetchWaiting } from '../fetched.ts'
import { firstLookAt } from '../firstLook.ts'
import { Guarded } from '../Guarded.tsx'
import { load, type PlayerOptions, showFailure } from '../index.tsx'
import { createState } from '../state.ts'
import { openStorage } from '../storage.ts'
import type { Store } from '../store.ts'
import { numberOf } from '../subject.ts'
import { arrangerOf } from '../systems/arrangers.ts'
import type { Tabs } from '../tabs.ts'
import { keepInView } from '../watch.ts'
import { makeWorkerClient } from '../workerClient.ts'
import { actionsOf, askAbout, firstArranged, type Calculator as Own } from './actions.ts'
import { Calculator } from './Calculator.tsx'
import styles from './calculator.css?inline'

/** No game is on the table that another tab could play. */
const alone: Tabs = { take: async () => true, seize() {}, announce() {}, dispose() {} }

/** Replaces the element's content by the calculator. Rejects when the scenario cannot be opened; the page then says so. */
export const mountCalculator = (element: HTMLElement, options: PlayerOptions): Promise<void> =>
  mount(element, options).catch((problem: unknown) => showFailure(element, problem))

const mount = async (element: HTMLElement, options: PlayerOptions): Promise<void> => {
  const [{ bundle, ui, worker }, arranger] = await Promise.all([load(options), arrangerOf(options.system)])
  adoptStyles(ui.styles)
  adoptStyles(styles)
  const { scenario } = bundle
  const { timeline, ...arrangement } = firstArranged(scenario, arranger)
  // Facts that are hidden in play are shown here: nobody plays, and the opening of a scenario stands on its page.
  const opened = { ...bundle, scenario: timeline.game.scenario as typeof scenario }
  const state = createState(ui, opened, timeline)
  const store: Store = {
    state,
    camera: new Camera(bundle.picture, (room) => firstLookAt(state, room)),
    storage: openStorage(scenario.id, bundle.identity.scenario),
    worker: makeWorkerClient(bundle, worker),
    tabs: alone,
  }
  const { camera } = store
  state.facing.value = arrangement.arrangement.value.side
  const calculator: Own = { store, arranger, scenario, ...arrangement }
  keepInView(state, undefined, camera)
  effect(() => {
    const unit = numberOf(state.selected.value, 'unit')
    if (unit !== null) untracked(() => askAbout(calculator, unit))
  })
  const player = makeContext({
    state,
    actions: actionsOf(calculator, bindActions(store)),
    camera,
    worker: store.worker,
    tutorial: undefined,
    skip() {},
    ruleHref: options.ruleHref ?? (() => undefined),
    home: options.home,
    games: undefined,
    next: undefined,
  })
  element.replaceChildren()
  render(
    <Guarded>
      <PlayerProvider value={player}>
        <Calculator calculator={calculator} />
      </PlayerProvider>
    </Guarded>,
    element,
  )
  element.dataset.ready = 'true'
  setTimeout(fetchWaiting)
}
