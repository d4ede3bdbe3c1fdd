/** One line for each rule system. */
import { operational } from '../../engine/systems/operational/index.ts'
import { loadScenarios, scenarios } from '../support/scenarios.ts'
import { lawsOf } from './laws.ts'

lawsOf('operational', operational, [...scenarios, ...(await loadScenarios())])
