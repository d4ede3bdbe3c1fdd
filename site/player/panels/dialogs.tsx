/** All dialogs: one file, which the page fetches when the first of them is opened. */
import type { FunctionComponent } from 'preact'
import { useInstrument } from '../context.ts'
import type { DialogId } from '../state.ts'
import { Cards } from '../systems/operational/panels/Cards.tsx'
import { Situation } from '../systems/operational/panels/Situation.tsx'
import { AllUnits, Reinforcements } from '../systems/operational/panels/UnitList.tsx'
import { GameOver } from './GameOver.tsx'
import { Help } from './Help.tsx'
import { NewGame } from './NewGame.tsx'
import { Share } from './Share.tsx'

const dialogs: Readonly<Record<Exclude<DialogId, 'layers'>, FunctionComponent>> = {
  'new-game': NewGame,
  help: Help,
  share: Share,
  over: GameOver,
  units: AllUnits,
  reinforcements: Reinforcements,
  situation: Situation,
  cards: Cards,
}

export const OpenDialog = () => {
  const id = useInstrument().state.dialog.value
  if (id === null || id === 'layers') return null
  const Shown = dialogs[id]
  return <Shown key={id} />
}
