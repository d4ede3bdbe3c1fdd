/** The saved games of this battle: opened, named, saved as files, deleted. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import { parseRecord } from '../../../engine/record.ts'
import { byLinkWords } from '../../saves/byLinkWords.ts'
import { isLedByStaff } from '../../saves/result.ts'
import { longestName, type SavedGame } from '../../saves/savedGame.ts'
import { usePlayer } from '../context.ts'
import { Button } from '../panels/parts.tsx'
import type { StoredGame } from '../storage.ts'
import type { PlayerState } from '../systemUi.ts'
import { sideName } from '../words.ts'
import { Dialog } from './Dialog.tsx'

/** The map with a dot for each unit; without the map while that is covered. */
const Picture = ({ pieces }: { pieces: readonly number[] }) => {
  const { picture, scenario } = usePlayer().state.bundle
  const { width, height } = picture
  const dots = pieces.flatMap((hex, at) => (at % 2 === 0 && hex > 0 ? [{ hex, side: pieces[at + 1] }] : []))
  return (
    <svg class="game-picture map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href="#map-base" />
      {dots.map(({ hex, side }, at) => {
        const { x, y } = centreOf(scenario.map, hex)
        return <circle key={at} data-side={side} cx={x} cy={y} r={Math.max(16, width / 45)} />
      })}
    </svg>
  )
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

/** Names the players of the sides: persons as `You` where there is one of them. */
const playersOf = ({ bundle }: PlayerState, { seats }: SavedGame): string => {
  const people = seats.filter((seat) => seat === 'human').length
  return seats
    .map((seat, side) => {
      const { name } = bundle.scenario.sides[side]
      if (seat === 'away') return `${name}: by link`
      if (seat !== 'human') return `${name}: computer (${seat})`
      return people === 1 ? `${name}: you` : name
    })
    .join(' · ')
}

const resultOf = ({ bundle }: PlayerState, { ended, seats }: SavedGame): string | undefined => {
  if (!ended) return undefined
  const [winner] = ended.winners
  if (winner === undefined) return 'Drawn'
  const people = seats.flatMap((seat, side) => (seat === 'human' ? [side] : []))
  if (people.length === 1) return ended.winners.includes(people[0] ?? 0) ? 'Won' : 'Lost'
  return `${sideName(bundle.scenario, winner)} won`
}

/** Returns the notes about a game beside its name. */
export const noteOf = (state: PlayerState, { scenarioHash, game }: StoredGame): readonly string[] => {
  if (game === undefined) return ['Damaged: it cannot be read, only saved as a file']
  return [
    resultOf(state, game) ?? [],
    ...(scenarioHash === state.bundle.identity.scenario ? [] : ['Of another version of this battle']),
    ...(parseRecord(game.record)?.forces === undefined ? [] : ['With own forces']),
    ...(game.base === undefined ? [] : ['Unverified']),
    ...(game.link === undefined ? [] : ['Came by a link']),
    ...(game.byLink ? [byLinkWords[game.byLink.status]] : []),
    ...(game.isBranch ? ['Branched off'] : []),
    ...(game.isReseated ? ['The players have changed since it began'] : []),
    ...(isLedByStaff(game) ? ['Mostly played on the staff’s suggestions'] : []),
  ].flat()
}

const titleOf = (state: PlayerState, { game }: StoredGame): string =>
  game?.name ?? (game?.turn === undefined ? 'A game' : state.ui.words.turn(game.turn))

const Name = ({ stored, done }: { stored: StoredGame; done(): void }) => {
  const { actions } = usePlayer()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        void actions.rename(stored, input.current?.value ?? '').then(done)
      }}
    >
      <label class="field">
        <span class="visually-hidden">Name of this game</span>
        <input ref={input} type="text" maxLength={longestName} defaultValue={stored.game?.name ?? ''} />
      </label>
      <button class="button" type="submit">
        Keep the name
      </button>
    </form>
  )
}

const Row = ({ stored, deleted }: { stored: StoredGame; deleted(stored: StoredGame): void }) => {
  const { state, actions } = usePlayer()
  const isNaming = useSignal(false)
  const { game } = stored
  const isOnTable = actions.isOnTable(stored)
  const title = titleOf(state, stored)
  return (
    <li class="saved-game" aria-label={title}>
      <Picture pieces={game?.pieces ?? []} />
      <div class="stack">
        {isNaming.value ? (
          <Name
            stored={stored}
            done={() => {
              isNaming.value = false
            }}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <p class="note">
          {game && game.name !== undefined && game.turn !== undefined && `${state.ui.words.turn(game.turn)} · `}
          {game && game.at > 0 && <time dateTime={new Date(game.at).toISOString()}>{dayOf(game.at)}</time>}
          {game && game.at > 0 && ' · '}
          {game && playersOf(state, game)}
        </p>
        <p class="cluster">
          {[...(isOnTable ? ['On the table'] : []), ...noteOf(state, stored)].map((text) => (
            <span key={text} class="chip">
              {text}
            </span>
          ))}
        </p>
        <p class="cluster">
          {game && !isOnTable && (
            <Button class="button small main" press={() => void actions.openStored(stored)}>
              Open
            </Button>
          )}
          {game && (
            <Button
              class="button small"
              press={() => {
                isNaming.value = !isNaming.value
              }}
            >
              Name
            </Button>
          )}
          <Button class="button small" press={() => actions.saveStored(stored)}>
            Save as a file
          </Button>
          {!isOnTable && (
            <Button class="button small" press={() => deleted(stored)}>
              Delete
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

export const Games = () => {
  const { state, actions, games } = usePlayer()
  const gone = useSignal<StoredGame | null>(null)
  useEffect(() => void actions.listGames(), [actions])
  const remove = async (stored: StoredGame): Promise<void> => {
    if (await actions.removeGame(stored)) gone.value = stored
  }
  const putBack = async (stored: StoredGame): Promise<void> => {
    if (await actions.putBack(stored)) gone.value = null
  }
  return (
    <Dialog title="Games" wide>
      <p class="note">
        Every action is saved in this browser as it is done. A game that does not replay here is kept as it is, and
        never written over.
      </p>
      <div class="cluster" role="status">
        {gone.value !== null && (
          <>
            <span>“{titleOf(state, gone.value)}” is deleted.</span>
            <Button press={() => gone.value !== null && void putBack(gone.value)}>Undo</Button>
          </>
        )}
      </div>
      {state.games.value.length === 0 && <p>Nothing is saved yet: the first action begins a game.</p>}
      <ul class="saved-games stack">
        {state.games.value.map((stored) => (
          <Row key={stored.key} stored={stored} deleted={(one) => void remove(one)} />
        ))}
      </ul>
      <div class="dialog-actions">
        {games !== undefined && (
          <a class="button" href={games}>
            All your games
          </a>
        )}
        <Button class="button main" press={() => actions.open('new-game')}>
          New game
        </Button>
      </div>
    </Dialog>
  )
}
