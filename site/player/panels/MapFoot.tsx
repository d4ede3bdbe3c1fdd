/**
 * The foot of the map where the panel is a sheet: a button that opens it without a selection, and the latest important event, which opens
 * the log.
 */
import { usePlayer } from '../context.ts'
import { useChapters } from './Log.tsx'
import { Button } from './parts.tsx'

export const MapFoot = () => {
  const { state, actions } = usePlayer()
  const lines = useChapters().flatMap((chapter) => chapter.lines)
  const last = lines.findLast(({ tone }) => tone === 'plain') ?? lines.at(-1)
  return (
    <div class="map-foot only-narrow">
      <Button class="latest" press={() => actions.open('log')}>
        <b>Log</b> {last?.text}
      </Button>
      <Button class="overview-button" aria-expanded={state.overview.value} press={actions.toggleOverview}>
        Overview
      </Button>
    </div>
  )
}
