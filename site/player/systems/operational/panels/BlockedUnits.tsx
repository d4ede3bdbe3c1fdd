/** Reinforcements that are due and cannot arrive, each with its reasons. */
import { blockedUnits, blockedWords } from '../arrivals.ts'
import { usePlayer } from '../types.ts'

export const BlockedUnits = ({ unit }: { unit?: number }) => {
  const { state } = usePlayer()
  const waiting = blockedUnits(state).filter((blocked) => unit === undefined || blocked.unit === unit)
  return (
    <>
      {waiting.map((blocked) => (
        <p key={blocked.unit} class="blocked">
          {blockedWords(state, blocked)}
        </p>
      ))}
    </>
  )
}
