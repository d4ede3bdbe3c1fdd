/** Forecasts of matchups in words, and as a tint. */
import type { Forecast } from '../../../../engine/systems/operational/combat/forecastTypes.ts'
import { signed } from '../../../data/format.ts'

/** Thousandths as a signed number with one decimal. */
export const shiftText = (thousandths: number): string => {
  const tenths = Math.round(thousandths / 100)
  return signed(tenths === 0 ? 0 : tenths / 10, 1)
}

/** A chance in whole per cent; one that is there is not called none. */
export const chanceText = (chance: number): string =>
  chance > 0 && chance < 1 ? '< 1 %' : chance > 99 && chance < 100 ? '> 99 %' : `${Math.round(chance)} %`

/** Mean losses of attacker and defender, in steps. */
export const lossesText = ({ meanAttackerLoss, meanDefenderLoss }: Forecast): string =>
  [meanAttackerLoss, meanDefenderLoss].map((loss) => (loss / 1000).toFixed(1)).join(' : ')

/** All of a forecast in a line. */
export const matchupLine = (attacker: string, defender: string, forecast: Forecast): string =>
  `${attacker} against ${defender}: odds ${shiftText(forecast.odds)}, losses ${lossesText(forecast)}, retreat ${chanceText(forecast.retreatChance)}`

/** A grade of odds, in thousandths of a column, from -3 to 3, for the tint of a cell. */
export const gradeOf = (odds: number): number => Math.max(-3, Math.min(3, Math.round(odds / 1500)))
