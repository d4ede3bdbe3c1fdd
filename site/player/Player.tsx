/** The player: bars, map, panel, dialogs. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { oncePer } from '../../engine/once.ts'
import { endEffects } from './announce.ts'
import { ByLinkPart } from './ByLinkPart.tsx'
import { usePlayer } from './context.ts'
import { fileOf } from './fetched.ts'
import { further } from './fetchFurther.ts'
import { listenForKeys } from './keyboard.ts'
import { MapView } from './map/MapView.tsx'
import { BottomBar } from './panels/BottomBar.tsx'
import { Log } from './panels/Log.tsx'
import { MapFoot } from './panels/MapFoot.tsx'
import { Button } from './panels/parts.tsx'
import { Confirm, SidePanel } from './panels/SidePanel.tsx'
import { TopBar } from './panels/TopBar.tsx'
import type { SystemUi } from './systemUi.ts'
import { sideName } from './words.ts'

const Suggestion = further((file) => file.Suggestion)
const WatchBar = further((file) => file.WatchBar)

/** Dialogs, the shell's and the system's, and the bar of the replay: fetched when the first of them is needed. */
const dialogsOf = oncePer(({ panels }: SystemUi) =>
  fileOf(async () => {
    const [shell, dialogs] = await Promise.all([import('./dialogs/index.tsx'), panels.dialogs()])
    return { ...shell, dialogs }
  }),
)

const useDialogs = (areNeeded: boolean) => {
  const { state, actions } = usePlayer()
  const { ui } = state
  const [fetched, setFetched] = useState<Awaited<ReturnType<ReturnType<typeof dialogsOf>>> | null>(null)
  useEffect(() => {
    // One that cannot be fetched is not open: nothing would close it.
    if (areNeeded && !fetched) void dialogsOf(ui)().then(setFetched, actions.close)
  }, [areNeeded, fetched, ui, actions])
  return areNeeded ? fetched : null
}

/** The dialog that is open, if one is. */
export const LazyDialogs = () => {
  const { dialog } = usePlayer().state
  const fetched = useDialogs(dialog.value !== null && dialog.value !== 'layers')
  return fetched && <fetched.OpenDialog dialogs={fetched.dialogs} />
}

/** The bar below the map: of orders, or of the replay. */
const LowerBar = () => {
  const at = usePlayer().state.replayAt.value
  const fetched = useDialogs(at !== null)
  return at === null || !fetched ? <BottomBar /> : <fetched.ReplayBar at={at} />
}

/** Shown while a game from a link is played: one's own game is still there. */
const LinkBanner = () => {
  const { state, actions } = usePlayer()
  if (state.origin.value !== 'link') return null
  return (
    <div class="banner cluster" role="status">
      <p>This position came by a link. You can play on from here; your own game is untouched.</p>
      <Button press={() => actions.open('new-game')}>Choose players</Button>
      <Button press={() => void actions.goBack()}>Back to my game</Button>
    </div>
  )
}

/** Shown while another tab plays this game. */
const FollowBanner = () => {
  const { state, actions } = usePlayer()
  if (!state.following.value) return null
  return (
    <div class="banner cluster" role="status">
      <p>This game is being played in another tab. You can follow it here.</p>
      <Button press={actions.playHere}>Play it here</Button>
    </div>
  )
}

/** Asked once, when something has been done that could have been heard. */
const SoundQuestion = () => {
  const { state, actions, tutorial } = usePlayer()
  const { settings, origin, following, busy, timeline } = state
  const isElsewhere = origin.value !== 'own' || following.value || tutorial?.lesson.value !== undefined
  if (settings.value.sound !== null || isElsewhere || busy.value || timeline.value.steps.length === 0) return null
  return (
    <div class="banner cluster" role="status">
      <p>Play with sound? The settings change it at any time.</p>
      <Button press={() => actions.set({ sound: true })}>With sound</Button>
      <Button press={() => actions.set({ sound: false })}>Without</Button>
    </div>
  )
}

/** Between two persons at one screen: this is all that is shown until the next one sits down. */
const Handover = () => {
  const { state, actions, scenario } = usePlayer()
  const button = useRef<HTMLButtonElement>(null)
  const now = state.position.value.state
  const side = state.nextToFace.value
  const name = sideName(scenario, side)
  const isPartner = state.game.teams.some(
    (team) => team.includes(side) && team.some((one) => one === state.facing.value),
  )
  useEffect(() => button.current?.focus(), [])
  return (
    <section class="handover middle" aria-label="Hand over the screen">
      <div class="handover-card stack" data-side={side}>
        <p class="overline">
          {scenario.title} · {state.ui.words.turn(now.turn)}
        </p>
        <h2>Hand the screen to {name}</h2>
        <p>{isPartner ? 'Partners hide' : 'The sides hide'} from each other: everything stays covered until then.</p>
        <button ref={button} type="button" class="button main" onClick={actions.uncover}>
          I lead {name}: show the map
        </button>
      </div>
    </section>
  )
}

/** Bars, map, panel, dialogs. */
const Table = () => {
  const { state, tutorial } = usePlayer()
  return (
    <>
      <TopBar />
      <div class="arena">
        <MapView />
        <MapFoot />
        <LinkBanner />
        {state.origin.value === 'sent' && <ByLinkPart part="Banner" />}
        <FollowBanner />
        <SoundQuestion />
        {tutorial && <tutorial.Card />}
        <Suggestion />
        {state.notice.value !== null && <p class="notice">{state.notice.value}</p>}
        <SidePanel>
          <state.ui.panels.Side />
          <Log />
          <Confirm />
        </SidePanel>
        <WatchBar />
      </div>
      <LowerBar />
      <LazyDialogs />
    </>
  )
}

/** A game by link that is not opened yet, or whose screen is handed over. */
const Cover = () => (usePlayer().state.origin.value === 'sent' ? <ByLinkPart part="Unopened" /> : <Handover />)

export const Player = () => {
  const player = usePlayer()
  const { state } = player
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => (root.current ? listenForKeys(root.current, player) : undefined), [player])

  // Whoever goes on has seen enough.
  const end = (): void => endEffects(state)
  return (
    <div
      ref={root}
      class={state.full.value ? 'player is-full' : 'player'}
      data-busy={state.busy.value}
      onPointerDownCapture={end}
      onKeyDownCapture={end}
    >
      {state.covered.value ? <Cover /> : <Table />}
      <div class="visually-hidden" role="status" aria-live="polite">
        {state.spoken.value}
      </div>
    </div>
  )
}
