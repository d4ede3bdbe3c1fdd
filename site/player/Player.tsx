/** The instrument: bars, map, panel, dialogs. */
import { useEffect, useRef } from 'preact/hooks'
import { scenarioColours } from '../../compiler/cartography/styles.ts'
import { useInstrument } from './context.ts'
import { listenForKeys } from './keyboard.ts'
import { MapView } from './map/MapView.tsx'
import { BottomBar } from './panels/BottomBar.tsx'
import { GameOver } from './panels/GameOver.tsx'
import { Help } from './panels/Help.tsx'
import { NewGame } from './panels/NewGame.tsx'
import { ReplayBar } from './panels/ReplayBar.tsx'
import { Share } from './panels/Share.tsx'
import { SidePanel } from './panels/SidePanel.tsx'
import { TopBar } from './panels/TopBar.tsx'
import { UnitList } from './panels/UnitList.tsx'

const Dialogs = () => {
  switch (useInstrument().state.dialog.value) {
    case 'new-game':
      return <NewGame />
    case 'help':
      return <Help />
    case 'share':
      return <Share />
    case 'over':
      return <GameOver />
    case 'units':
      return <UnitList only="all" />
    case 'reinforcements':
      return <UnitList only="reinforcements" />
    default:
      return null
  }
}

/** This position came by a link; one's own game is still there. */
const LinkBanner = () => {
  const { state, control } = useInstrument()
  if (state.origin.value !== 'link') return null
  return (
    <div class="banner" role="status">
      <p>This position came by a link. You can play on from here; your own game is untouched.</p>
      <button type="button" class="button" onClick={() => control.open('new-game')}>
        Choose players
      </button>
      <button type="button" class="button" onClick={() => void control.games.goBack()}>
        Back to my game
      </button>
    </div>
  )
}

export const Player = () => {
  const { state, control, camera } = useInstrument()
  const root = useRef<HTMLDivElement>(null)
  const { scenario } = state.bundle
  const replayAt = state.replayAt.value

  useEffect(
    () => (root.current ? listenForKeys(root.current, state, control, camera) : undefined),
    [state, control, camera],
  )

  // The colours of sides and nations come with the scenario; style sheets only know their names.
  useEffect(() => {
    if (root.current) root.current.style.cssText = scenarioColours(scenario)
  }, [scenario])

  return (
    <div ref={root} class={state.full.value ? 'player is-full' : 'player'} data-busy={state.busy.value}>
      <TopBar />
      <div class="arena">
        <MapView />
        <LinkBanner />
        {state.notice.value !== null && <p class="notice">{state.notice.value}</p>}
        <SidePanel />
      </div>
      {replayAt === null ? <BottomBar /> : <ReplayBar at={replayAt} />}
      <div class="visually-hidden" role="status" aria-live="polite">
        {state.spoken.value}
      </div>
      <Dialogs />
    </div>
  )
}
