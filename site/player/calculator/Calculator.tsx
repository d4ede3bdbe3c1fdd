/** The calculator of ranges and odds: the player's map and panel with bars of its own, in which units are put where one wants them. */
import { createContext } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import type { Space } from '../../../engine/board.ts'
import { usePlayer } from '../context.ts'
import { listenForKeys } from '../keyboard.ts'
import { MapView } from '../map/MapView.tsx'
import { LazyDialogs } from '../Player.tsx'
import { LayerMenu } from '../panels/LayerMenu.tsx'
import { Button } from '../panels/parts.tsx'
import { SidePanel } from '../panels/SidePanel.tsx'
import { numberOf, subjectsAt, unitSubject } from '../subject.ts'
import { type Calculator as Own, reset, resetUnit, setOfBattle, setOfUnit, standAt, takeOff } from './actions.ts'
import { type Choice, isChanged, settingOf } from './arrangement.ts'

const Context = createContext<Own | undefined>(undefined)

const useCalculator = (): Own => {
  const calculator = useContext(Context)
  if (!calculator) throw new Error('a part of the calculator stands outside of it')
  return calculator
}

const ChoiceField = ({ choice, set }: { choice: Choice; set(value: number): void }) => (
  <label class="field">
    <span>{choice.name}</span>
    <select value={choice.value} onChange={({ currentTarget }) => set(Number(currentTarget.value))}>
      {choice.options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

/** The unit that is selected: its strength, and ways off the map and back. */
const UnitForm = ({ unit }: { unit: number }) => {
  const calculator = useCalculator()
  const { arranger, scenario, arrangement } = calculator
  const setting = settingOf(scenario, arrangement.value, unit)
  return (
    <fieldset class="calculator-unit stack">
      <legend class="label">
        {setting.hex > 0 ? 'Choose another hex to put it there' : 'Choose a hex to put it on the map'}
      </legend>
      <div class="cluster">
        {arranger.ofUnit(scenario, unit, setting).map((choice) => (
          <ChoiceField key={choice.id} choice={choice} set={(value) => setOfUnit(calculator, unit, choice.id, value)} />
        ))}
      </div>
      <div class="button-row">
        <Button class="button small" press={() => takeOff(calculator, unit)} disabled={setting.hex <= 0}>
          Take it off
        </Button>
        <Button
          class="button small"
          press={() => resetUnit(calculator, unit)}
          disabled={!arrangement.value.units.has(unit)}
        >
          As in the scenario
        </Button>
      </div>
    </fieldset>
  )
}

/** On a touch screen, at the foot of the sheet: what the second tap on a hex does. */
const Confirm = ({ unit, hex }: { unit: number; hex: Space }) => {
  const calculator = useCalculator()
  const { state, actions } = usePlayer()
  const { words } = state.ui
  const [there] = subjectsAt(state, hex)
  const action = state.offered.value
  const pill = action && words.pill(state, action)
  return (
    <div class="confirm">
      <p>
        {words.target(state, hex)} {pill && <span class="pill">{pill.text}</span>}
      </p>
      {there ? (
        <Button class="button main" press={() => actions.select(there)}>
          Choose it
        </Button>
      ) : (
        <Button class="button main" press={() => standAt(calculator, unit, hex)}>
          Put it here
        </Button>
      )}
    </div>
  )
}

const Guide = () => (
  <section class="calculator-guide stack">
    <h2>Ranges and odds</h2>
    <p>
      Choose a unit of either side: the map shows how far it can move and whom it can attack. Point at a hex for the
      cost of the way, at an enemy for the odds with all their terms.
    </p>
    <p>
      Then choose any other hex, and the unit stands there. Nothing is carried out, and your games are not touched. The
      address of the page holds what you have arranged.
    </p>
  </section>
)

const Panel = () => {
  const { state } = usePlayer()
  const { Side } = state.ui.panels
  const selected = state.selected.value
  const unit = numberOf(selected, 'unit')
  const hex = state.pointed.value
  if (selected === null) return <Guide />
  return (
    <>
      {unit !== null && <UnitForm unit={unit} />}
      <Side />
      {unit !== null && hex !== null && <Confirm unit={unit} hex={hex} />}
    </>
  )
}

/** All units of both sides, those that are not on the map too. */
const UnitField = () => {
  const { scenario, arrangement } = useCalculator()
  const { state, actions } = usePlayer()
  const chosen = numberOf(state.selected.value, 'unit')
  return (
    <label class="field">
      <span>Unit</span>
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget }) => actions.select(unitSubject(Number(currentTarget.value)))}
      >
        {chosen === null && <option value="">Choose one</option>}
        {scenario.sides.map(({ name }, side) => (
          <optgroup key={side} label={name}>
            {scenario.units.map((unit, number) => {
              if (unit.side !== side) return null
              const { hex } = settingOf(scenario, arrangement.value, number)
              return (
                <option key={number} value={number}>
                  {unit.name} ({hex > 0 ? state.ui.words.place(state, hex) : 'not on the map'})
                </option>
              )
            })}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const TopBar = () => {
  const calculator = useCalculator()
  const { scenario, home } = usePlayer()
  const isOther = isChanged(calculator.arrangement.value)
  return (
    <div class="top-bar row">
      <p class="game-title">
        <a href={home}>
          <span>{scenario.title}</span>
        </a>
      </p>
      <p class={isOther ? 'chip calculator-changed' : 'chip'} role="status">
        {isOther ? 'Not the scenario as written' : 'As the scenario is written'}
      </p>
      <div class="actions row">
        <LayerMenu />
        <Button press={() => reset(calculator)} disabled={!isOther}>
          Start over
        </Button>
        <a class="button main" href={home}>
          Play it
        </a>
      </div>
    </div>
  )
}

const BottomBar = () => {
  const calculator = useCalculator()
  const { actions } = usePlayer()
  const { arranger, scenario, arrangement } = calculator
  return (
    <div class="bottom-bar calculator-bar row">
      <UnitField />
      {arranger.ofBattle(scenario, arrangement.value.values).map((choice) => (
        <ChoiceField key={choice.id} choice={choice} set={(value) => setOfBattle(calculator, choice.id, value)} />
      ))}
      <Button class="button quiet" press={() => actions.open('help')}>
        Keys
      </Button>
    </div>
  )
}

const Table = () => {
  const player = usePlayer()
  const { state } = player
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? listenForKeys(root.current, player) : undefined), [player])
  return (
    <div ref={root} class={state.full.value ? 'player calculator is-full' : 'player calculator'}>
      <TopBar />
      <div class="arena">
        <MapView />
        {state.selected.value === null && (
          <p class="banner only-narrow">Choose a unit of either side. Then choose a hex to put it there.</p>
        )}
        {state.notice.value !== null && <p class="notice">{state.notice.value}</p>}
        <SidePanel>
          <Panel />
        </SidePanel>
      </div>
      <BottomBar />
      <LazyDialogs />
      <div class="visually-hidden" role="status" aria-live="polite">
        {state.spoken.value}
      </div>
    </div>
  )
}

export const Calculator = ({ calculator }: { calculator: Own }) => (
  <Context.Provider value={calculator}>
    <Table />
  </Context.Provider>
)
