/** Little pieces of map, drawn by the map's own pen. */
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'

export const swatchOfTerrain = (_rules: OperationalRules, _id: string): string => ''
export const swatchOfHexside = (_rules: OperationalRules, _id: string): string => ''
export const swatchOfWay = (_rules: OperationalRules, _id: string): string => ''
