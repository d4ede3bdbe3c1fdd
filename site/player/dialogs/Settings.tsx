/** How one wants to play. */
import { usePlayer } from '../context.ts'
import { speedIds } from '../settings.ts'
import { type SoundKind, soundKinds } from '../sound/kinds.ts'
import { Dialog } from './Dialog.tsx'
import { Asks } from './EndTurn.tsx'

const kindNames: Readonly<Record<SoundKind, string>> = {
  moves: 'moves',
  dice: 'dice',
  cards: 'cards',
  fire: 'fire',
  results: 'losses, captures and the end',
  hints: 'the staff’s hint',
}

/** Sounds on or off, how loud they are, and of what. */
const Sounds = () => {
  const { state, actions } = usePlayer()
  const { sound, volume, silentKinds } = state.settings.value
  const change = (kind: SoundKind, isHeard: boolean): void =>
    actions.set({ silentKinds: isHeard ? silentKinds.filter((other) => other !== kind) : [...silentKinds, kind] })
  return (
    <>
      <label class="row">
        <input
          type="checkbox"
          checked={sound === true}
          onChange={({ currentTarget }) => actions.set({ sound: currentTarget.checked })}
        />
        Sounds
      </label>
      {sound === true && (
        <fieldset class="cluster">
          <legend>What is heard, and how loud</legend>
          <label class="row">
            Volume
            <input
              type="range"
              min={10}
              max={100}
              step={10}
              value={volume}
              aria-valuetext={`${volume} of 100`}
              onChange={({ currentTarget }) => actions.setVolume(Number(currentTarget.value))}
            />
          </label>
          {soundKinds.map((kind) => (
            <label key={kind} class="row">
              <input
                type="checkbox"
                checked={!silentKinds.includes(kind)}
                onChange={({ currentTarget }) => change(kind, currentTarget.checked)}
              />
              {kindNames[kind]}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

export const Settings = () => {
  const { state, actions } = usePlayer()
  const { follows, speed } = state.settings.value
  return (
    <Dialog title="Settings">
      <div class="settings stack">
        <Asks />
        <label class="row">
          <input
            type="checkbox"
            checked={follows}
            onChange={({ currentTarget }) => actions.set({ follows: currentTarget.checked })}
          />
          The map follows what computers and replays show
        </label>
        <fieldset class="cluster">
          <legend>Computers and replays are shown</legend>
          {speedIds.map((id) => (
            <label key={id} class="row">
              <input type="radio" name="speed" checked={id === speed} onChange={() => actions.set({ speed: id })} />
              {id === 'at once' ? 'at once (replays: fast)' : id}
            </label>
          ))}
        </fieldset>
        <Sounds />
      </div>
      <p class="note">
        These hold for all battles in this browser. Light or dark, the size of the text and the colours of the sides are
        chosen at the top of each page, where the map does not fill the window.
      </p>
    </Dialog>
  )
}
