/** The dice of the last action, over the place of the fight, for as long as they are read. */
import { useEffect, useState } from 'preact/hooks'
import { centreOf, extentOf } from '../../../../../compiler/cartography/geometry.ts'
import { translate } from '../../../map/Drawn.tsx'
import { positionAt } from '../../../timeline.ts'
import { dieFace } from '../dieFaces.ts'
import type { RollShown } from '../rolls.ts'
import { type PlayerState, usePlayer } from '../types.ts'

/** Milliseconds that dice lie on the map. */
const diceTime = 5200
const size = 30
const gap = 6
const mostInRow = 6
/** Map units between the middle of the hex and the dice: losses are shown between. */
const aside = 52

/** Where a roll is shown: at its target, or where that stood before. */
const placeOfRoll = ({ timeline, replayAt }: PlayerState, { target, unit }: RollShown): number => {
  const at = replayAt.value ?? timeline.value.steps.length
  const before = positionAt(timeline.value, at - 1).state
  const who = target ?? unit
  return who === undefined ? 0 : before.hex[who]
}

const Row = ({ roll, delay }: { roll: RollShown; delay: number }) => {
  const columns = Math.min(mostInRow, roll.dice.length)
  return (
    <>
      {roll.dice.map(({ face, counts }, at) => (
        <g
          key={at}
          transform={`translate(${((at % mostInRow) - (columns - 1) / 2) * (size + gap)} ${Math.floor(at / mostInRow) * (size + gap)})`}
        >
          <g class={`cc-die is-${counts}`} style={{ animationDelay: `${delay + at * 70}ms` }}>
            <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={6} />
            <path d={dieFace[face]} />
          </g>
        </g>
      ))}
    </>
  )
}

const heightOf = ({ dice }: RollShown): number => Math.ceil(dice.length / mostInRow) * (size + gap)

/** Returns true once the dice of the last action have lain long enough. */
const useIsGone = (): boolean => {
  const timeline = usePlayer().state.timeline.value
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setGone(timeline), diceTime)
    return () => clearTimeout(timer)
  }, [timeline])
  return gone === timeline
}

export const DiceOnMap = () => {
  const { state, derived, scenario } = usePlayer()
  const rolls = derived.rolls.filter(({ dice }) => dice.length > 0)
  const isGone = useIsGone()
  const [first] = rolls
  const hex = first === undefined ? 0 : placeOfRoll(state, first)
  if (hex <= 0 || isGone) return null
  const { x, y } = centreOf(scenario.map, hex)
  const widest = Math.max(...rolls.map(({ dice }) => Math.min(mostInRow, dice.length)))
  const width = widest * (size + gap) + gap
  const height = rolls.reduce((sum, roll) => sum + heightOf(roll), gap)
  // Near the upper edge they lie below the fight.
  const isBelow = y < height + aside + 10
  const edge = width / 2 + 6
  const middle = Math.min(Math.max(x, edge), extentOf(scenario.map).width - edge)
  let top = gap + size / 2
  return (
    <g transform={translate({ x: middle, y: isBelow ? y + aside : y - aside })}>
      <g class="cc-dice" key={state.timeline.value.steps.length}>
        <g transform={`translate(0 ${isBelow ? 0 : -height})`}>
          <rect class="cc-dice-tray" x={-width / 2} width={width} height={height} rx={12} />
          {rolls.map((roll, at) => {
            const here = top
            top += heightOf(roll)
            return (
              <g key={at} transform={`translate(0 ${here})`}>
                <Row roll={roll} delay={at * 320} />
              </g>
            )
          })}
        </g>
      </g>
    </g>
  )
}
