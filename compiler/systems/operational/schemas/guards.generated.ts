// @ts-nocheck
// Generated from *.schema.json by `npm run generate`. Do not edit.
import { lengthOf } from '../../../schemas/length.ts'
const pattern0 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$", 'u')
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", 'u')
const pattern2 = new RegExp("^[A-Z][0-9]+[a-z]?$", 'u')
const pattern3 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})+\\s*$", 'u')
const pattern4 = new RegExp("^\\d{4}( +(NE|E|SE|SW|W|NW))+$", 'u')
const pattern5 = new RegExp("^\\d{4}$", 'u')
const pattern6 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})*\\s*$", 'u')
const pattern7 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*( (active|suppressed|towed))?$", 'u')
const pattern8 = new RegExp("^\\d{3,4}$", 'u')
const pattern9 = new RegExp("^#[0-9a-fA-F]{6}$", 'u')
const pattern10 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", 'u')
const pattern11 = new RegExp("^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$", 'u')
const pattern12 = new RegExp("^[^\\s\\d-]$", 'u')
function fits0(value) {
return ((typeof value === 'string' && (value.length <= 80 || lengthOf(value) <= 80) && pattern0.test(value)))
}
function fits1(value) {
return ((typeof value === 'string' && (value.length <= 400 || lengthOf(value) <= 400) && pattern0.test(value)))
}
function fits2(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "start":
if (!((Number.isInteger(one) && one >= 0 && one <= 39))) return false
found++
break
case "size":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits3(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
}
return true
}
function fits4(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "weather":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "terrain":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "entrenched":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "green":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits5(value) {
return ((Number.isInteger(value) && value >= 0 && value <= 100))
}
function fits6(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "suppressed":
if (!fits5(one)) return false
found++
break
case "killed":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits7(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "effect":
if (!(one === "strike" || one === "air-supply" || one === "air-recon" || one === "bombing")) return false
found++
break
case "symbol":
if (!(one === "aircraft" || one === "bomber" || one === "transport" || one === "camera" || one === "ship" || one === "rocket" || one === "bridge")) return false
found++
break
case "window":
if (!(fits2(one))) return false
break
case "suppressed":
if (!(fits3(one))) return false
break
case "killed":
if (!(fits3(one))) return false
break
case "shifts":
if (!(fits4(one))) return false
break
case "ruin":
if (!fits5(one)) return false
break
case "fortRuin":
if (!fits5(one)) return false
break
case "entrenchmentLost":
if (!((Number.isInteger(one) && one >= 0 && one <= 2))) return false
break
case "neighbours":
if (!(fits6(one))) return false
break
case "coastalOnly":
if (!(typeof one === 'boolean')) return false
break
case "reach":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "trucks":
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
break
default: return false
}
}
return found === 4
}
function fits8(value) {
return ((typeof value === 'string' && (value.length <= 60 || lengthOf(value) <= 60) && pattern1.test(value)))
}
function fits9(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits7(one)) return false
}
return (found === 0 && count <= 200)
}
function fits10(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "assets")) return false
found++
break
case "entries":
if (!(fits9(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits11(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "asset":
if (!fits8(one)) return false
found++
break
case "perTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "uses":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits12(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits11(one))) return false
}
return true
}
function fits13(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits14(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "effect":
if (!(one === "assets" || one === "lift-fog" || one === "truck" || one === "elite-store" || one === "drop" || one === "landing" || one === "command-points" || one === "artillery-preparation")) return false
found++
break
case "assets":
if (!(fits12(one))) return false
break
case "motorises":
if (!(fits13(one))) return false
break
case "price":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "refund":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "persistent":
if (!(typeof one === 'boolean')) return false
found++
break
default: return false
}
}
return found === 6
}
function fits15(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits14(one)) return false
}
return (found === 0 && count <= 200)
}
function fits16(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "cards")) return false
found++
break
case "entries":
if (!(fits15(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits17(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "first":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "last":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits18(value) {
if (!(Array.isArray(value) && value.length >= 3 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
}
return true
}
function fits19(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "mechanised":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "armour":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits20(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "pointsPerShift":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "maximum":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "entrenchedPercent":
if (!(fits18(one))) return false
found++
break
case "penalty":
if (!(fits19(one))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits21(value) {
if (!(Array.isArray(value) && value.length >= 3 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
}
return true
}
function fits22(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "intact":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "destroyed":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits23(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "easy":
if (!(fits3(one))) return false
found++
break
case "normal":
if (!(fits3(one))) return false
found++
break
case "classic":
if (!(fits3(one))) return false
found++
break
case "hard":
if (!(fits3(one))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits24(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
}
return true
}
function fits25(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
}
return true
}
function fits26(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "overrun":
if (!(fits25(one))) return false
found++
break
case "held":
if (!(fits25(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits27(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "combat")) return false
found++
break
case "columns":
if (!(fits17(one))) return false
found++
break
case "oddsPerTripling":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "spread":
if (!((Number.isInteger(one) && one >= 0 && one <= 9000))) return false
found++
break
case "armour":
if (!(fits20(one))) return false
found++
break
case "entrenchmentShift":
if (!(fits21(one))) return false
found++
break
case "fort":
if (!(fits22(one))) return false
found++
break
case "attackerLoss":
if (!(fits23(one))) return false
found++
break
case "defenderLoss":
if (!(fits3(one))) return false
found++
break
case "defenderSuppression":
if (!(fits3(one))) return false
found++
break
case "retreat":
if (!(fits24(one))) return false
found++
break
case "overrun":
if (!(fits24(one))) return false
found++
break
case "retreatShiftPerLoss":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "attackerSuppression":
if (!(fits26(one))) return false
found++
break
case "entrenchmentLostAt":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "artilleryMaximum":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "entrenchmentShiftPerSpecialist":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "lossShiftPerSpecialForces":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 18
}
function fits28(value) {
return ((typeof value === 'string' && (value.length <= 8 || lengthOf(value) <= 8) && pattern2.test(value)))
}
function fits29(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits28(one)) return false
}
return true
}
function fits30(value) {
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern3.test(value)))
}
function fits31(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "run":
if (!fits30(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits32(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits31(one)) return false
}
return true
}
function fits33(value) {
return ((typeof value === 'string' && (value.length <= 40 || lengthOf(value) <= 40) && pattern4.test(value)))
}
function fits34(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits33(one)) return false
}
return true
}
function fits35(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "sides":
if (!(fits34(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits36(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits35(one)) return false
}
return true
}
function fits37(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits33(one)) return false
}
return true
}
function fits38(value) {
return ((typeof value === 'string' && pattern5.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits39(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits38(one)) return false
}
return true
}
function fits40(value) {
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern6.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits41(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "city" || one === "town" || one === "village" || one === "hills" || one === "sea" || one === "region")) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "at":
if (!fits38(one)) return false
break
case "along":
if (!fits40(one)) return false
break
default: return false
}
}
return found === 2
}
function fits42(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits41(one)) return false
}
return true
}
function fits43(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(one === "objectives" || one === "deny")) return false
}
return true
}
function fits44(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "turn":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "hexes":
if (!(fits39(one))) return false
break
case "by":
if (!(one === "land" || one === "sea" || one === "air")) return false
break
default: return false
}
}
return found === 1
}
function fits45(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((typeof one === 'string' && (one.length <= 60 || lengthOf(one) <= 60) && pattern7.test(one)))) return false
}
return true
}
function fits46(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits8(one)) return false
found++
break
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "type":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "hex":
if (!fits38(one)) return false
break
case "steps":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
break
case "suppressed":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
break
case "entrenchment":
if (!(one === 0 || one === 1 || one === 2)) return false
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "movementPoints":
if (!((Number.isInteger(one) && one >= 0 && one <= 50))) return false
break
case "actionPoint":
if (!(one === "available" || one === "locked" || one === "expended")) return false
break
case "retreated":
if (!(typeof one === 'boolean')) return false
break
case "lossesThisTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "arrives":
if (!(fits44(one))) return false
break
case "headquarters":
if (!fits8(one)) return false
break
case "specialists":
if (!(fits45(one))) return false
break
case "reserve":
if (!(one === "card" || one === "security")) return false
break
case "dump":
if (!(one === "none" || one === "fixed" || one === "mobile")) return false
break
case "stance":
if (!(one === "none" || one === "no-retreat" || one === "rearguard" || one === "counterattack")) return false
break
case "stanceKnown":
if (!(typeof one === 'boolean')) return false
break
case "motorised":
if (!(typeof one === 'boolean')) return false
break
case "dugIn":
if (!(typeof one === 'boolean')) return false
break
case "marked":
if (!(typeof one === 'boolean')) return false
break
case "moved":
if (!(typeof one === 'boolean')) return false
break
case "extended":
if (!(typeof one === 'boolean')) return false
break
case "supplied":
if (!(one === "network" || one === "air" || one === "emergency" || one === "captured" || one === "dump")) return false
break
default: return false
}
}
return found === 3
}
function fits47(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits46(one)) return false
}
return true
}
function fits48(value) {
return (value === "pool" || value === "intelligence" || value === "operations" || value === "logistics" || value === "engineering")
}
function fits49(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits48(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
}
return (found === 0 && count <= 5)
}
function fits50(value) {
return (value === "deploy" || value === "store" || value === "reorganise" || value === "rally" || value === "security-unit" || value === "transfer" || value === "feint" || value === "no-retreat" || value === "suppressive-fire" || value === "recon-in-force" || value === "rearguard" || value === "set-piece" || value === "counterattack" || value === "motor-pool" || value === "emergency-supply" || value === "supply-dump" || value === "destroy-bridge" || value === "repair-bridge" || value === "entrench" || value === "build-bridge" || value === "river-crossing" || value === "assault-crossing")
}
function fits51(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "paid":
if (!fits50(one)) return false
break
case "free":
if (!fits50(one)) return false
break
default: return false
}
}
return found === 0
}
function fits52(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits50(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
}
return (found === 0 && count <= 30)
}
function fits53(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "item":
if (!fits8(one)) return false
found++
break
case "nation":
if (!fits8(one)) return false
found++
break
case "count":
if (!((Number.isInteger(one) && one >= 1 && one <= 99))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits54(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits53(one)) return false
}
return true
}
function fits55(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits8(one)) return false
found++
break
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "profile":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "hex":
if (!fits38(one)) return false
break
case "arrives":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "commandPoints":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "points":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "trucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
break
case "levels":
if (!(fits49(one))) return false
break
case "suppressed":
if (!(fits49(one))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 2000))) return false
break
case "target":
if (!((Number.isInteger(one) && one >= 1 && one <= 2000))) return false
break
case "upgrades":
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
break
case "offer":
if (!(fits51(one))) return false
break
case "specialised":
if (!(fits52(one))) return false
break
case "prisoners":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "reports":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "rested":
if (!(typeof one === 'boolean')) return false
break
case "motorised":
if (!(typeof one === 'boolean')) return false
break
case "pool":
if (!(fits54(one))) return false
break
case "next":
if (!(fits54(one))) return false
break
default: return false
}
}
return found === 3
}
function fits56(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits55(one)) return false
}
return true
}
function fits57(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits58(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hex":
if (!fits38(one)) return false
found++
break
case "from":
if (!(fits57(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits59(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits58(one)) return false
}
return true
}
function fits60(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "kind":
if (!(one === "rail" || one === "port" || one === "truck" || one === "ship" || one === "air")) return false
found++
break
case "hex":
if (!fits38(one)) return false
found++
break
case "value":
if (!fits5(one)) return false
break
default: return false
}
}
return found === 3
}
function fits61(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits60(one)) return false
}
return true
}
function fits62(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "hex":
if (!fits38(one)) return false
found++
break
case "trucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits63(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits62(one)) return false
}
return true
}
function fits64(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "hex":
if (!fits38(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "by":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits65(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits64(one)) return false
}
return true
}
function fits66(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "card":
if (!fits8(one)) return false
break
case "specialist":
if (!fits8(one)) return false
break
case "port":
if (!(one === true)) return false
break
case "upgrade":
if (!(one === true)) return false
break
case "delay":
if (!fits8(one)) return false
break
case "turns":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
break
case "token":
if (!fits0(one)) return false
break
default: return false
}
}
return found === 0
}
function fits67(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "by":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "take":
if (!fits38(one)) return false
break
case "hold":
if (!fits38(one)) return false
break
case "destroy":
if (!fits8(one)) return false
break
case "keep":
if (!fits8(one)) return false
break
case "prisoners":
if (!((Number.isInteger(one) && one >= 1 && one <= 999))) return false
break
case "steps":
if (!((Number.isInteger(one) && one >= 1 && one <= 999))) return false
break
case "specialists":
if (!((Number.isInteger(one) && one >= 1 && one <= 999))) return false
break
case "ruins":
if (!((Number.isInteger(one) && one >= 1 && one <= 999))) return false
break
case "reward":
if (!fits66(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits68(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "bonus":
if (!fits67(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits69(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits68(one)) return false
}
return true
}
function fits70(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= -100000 && one <= 100000))) return false
}
return true
}
function fits71(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(typeof one === 'boolean')) return false
}
return true
}
function fits72(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "asset":
if (!fits8(one)) return false
found++
break
case "perTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "uses":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
default: return false
}
}
return found === 3
}
function fits73(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits72(one)) return false
}
return true
}
function fits74(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "card":
if (!fits8(one)) return false
found++
break
case "unit":
if (!fits8(one)) return false
break
default: return false
}
}
return found === 2
}
function fits75(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits74(one)) return false
}
return true
}
function fits76(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "item":
if (!fits8(one)) return false
found++
break
case "nation":
if (!fits8(one)) return false
found++
break
case "count":
if (!((Number.isInteger(one) && one >= 1 && one <= 99))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits77(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits76(one)) return false
}
return true
}
function fits78(value) {
return (value === "attack" || value === "feint" || value === "suppressive-fire" || value === "set-piece" || value === "assault-crossing" || value === "assault-beach" || value === "drop" || value === "counterattack")
}
function fits79(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "attacker":
if (!fits8(one)) return false
found++
break
case "target":
if (!fits8(one)) return false
found++
break
case "kind":
if (!fits78(one)) return false
break
default: return false
}
}
return found === 2
}
function fits80(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "unit":
if (!fits8(one)) return false
found++
break
case "to":
if (!fits38(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits81(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "unit":
if (!fits8(one)) return false
break
case "hex":
if (!fits38(one)) return false
break
case "side":
if (!(one === 1 || one === 2)) return false
break
default: return false
}
}
return found === 0
}
function fits82(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hq":
if (!fits8(one)) return false
found++
break
case "order":
if (!fits50(one)) return false
found++
break
case "steps":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
break
default: return false
}
}
return found === 2
}
function fits83(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "asset":
if (!fits8(one)) return false
found++
break
case "target":
if (!fits8(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits84(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits85(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "odds":
if (!(fits79(one))) return false
break
case "movement":
if (!(fits80(one))) return false
break
case "supply":
if (!(fits81(one))) return false
break
case "order":
if (!(fits82(one))) return false
break
case "strike":
if (!(fits83(one))) return false
break
case "score":
if (!(fits84(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits86(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "unit":
if (!fits8(one)) return false
break
case "target":
if (!fits8(one)) return false
break
case "to":
if (!fits38(one)) return false
break
case "hq":
if (!fits8(one)) return false
break
case "item":
if (!fits8(one)) return false
break
case "edge":
if (!fits33(one)) return false
break
case "asset":
if (!fits8(one)) return false
break
case "card":
if (!fits8(one)) return false
break
case "steps":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
break
case "choice":
if (!((typeof one === 'string' && (one.length <= 60 || lengthOf(one) <= 60) && pattern1.test(one)) || (Number.isInteger(one) && one >= 0 && one <= 63))) return false
break
default: return false
}
}
return found === 0
}
function fits87(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "move":
if (!fits86(one)) return false
break
case "attack":
if (!fits86(one)) return false
break
case "enter":
if (!fits86(one)) return false
break
case "land":
if (!fits86(one)) return false
break
case "assault-beach":
if (!fits86(one)) return false
break
case "drop":
if (!fits86(one)) return false
break
case "feint":
if (!fits86(one)) return false
break
case "suppressive-fire":
if (!fits86(one)) return false
break
case "set-piece":
if (!fits86(one)) return false
break
case "assault-crossing":
if (!fits86(one)) return false
break
case "recon-in-force":
if (!fits86(one)) return false
break
case "river-crossing":
if (!fits86(one)) return false
break
case "no-retreat":
if (!fits86(one)) return false
break
case "rearguard":
if (!fits86(one)) return false
break
case "counterattack":
if (!fits86(one)) return false
break
case "entrench":
if (!fits86(one)) return false
break
case "motor-pool":
if (!fits86(one)) return false
break
case "emergency-supply":
if (!fits86(one)) return false
break
case "supply-dump":
if (!fits86(one)) return false
break
case "deploy":
if (!fits86(one)) return false
break
case "store":
if (!fits86(one)) return false
break
case "reorganise":
if (!fits86(one)) return false
break
case "transfer":
if (!fits86(one)) return false
break
case "security-unit":
if (!fits86(one)) return false
break
case "move-hq":
if (!fits86(one)) return false
break
case "enter-hq":
if (!fits86(one)) return false
break
case "upgrade":
if (!fits86(one)) return false
break
case "destroy-bridge":
if (!fits86(one)) return false
break
case "repair-bridge":
if (!fits86(one)) return false
break
case "build-bridge":
if (!fits86(one)) return false
break
case "add-truck":
if (!fits86(one)) return false
break
case "withdraw-truck":
if (!fits86(one)) return false
break
case "strike":
if (!fits86(one)) return false
break
case "air-supply":
if (!fits86(one)) return false
break
case "air-recon":
if (!fits86(one)) return false
break
case "bomb-hub":
if (!fits86(one)) return false
break
case "bomb-bridge":
if (!fits86(one)) return false
break
case "play-card":
if (!fits86(one)) return false
break
case "claim":
if (!(one === true)) return false
break
case "end-turn":
if (!(one === true)) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits88(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits87(one)) return false
}
return true
}
function fits89(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 2147483647))) return false
}
return true
}
function fits90(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits28(key)) return false
if (!((Number.isFinite(one) && one >= -100000 && one <= 100000))) return false
}
return (found === 0 && count <= 40)
}
function fits91(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!(one === "active" || one === "suppressed" || one === "towed" || one === "gone")) return false
}
return (found === 0 && count <= 6)
}
function fits92(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits93(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "hex":
if (!fits38(one)) return false
break
case "destroyed":
if (!(typeof one === 'boolean')) return false
break
case "active":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "suppressed":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "steps":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
break
case "entrenchment":
if (!(one === 0 || one === 1 || one === 2)) return false
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "movementPoints":
if (!((Number.isInteger(one) && one >= 0 && one <= 50))) return false
break
case "actionPoint":
if (!(one === "available" || one === "locked" || one === "expended")) return false
break
case "retreated":
if (!(typeof one === 'boolean')) return false
break
case "lossesThisTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "moved":
if (!(typeof one === 'boolean')) return false
break
case "place":
if (!(one === "map" || one === "destroyed" || one === "en-route" || one === "reserve")) return false
break
case "specialists":
if (!(fits91(one))) return false
break
case "queue":
if (!(fits92(one))) return false
break
case "stance":
if (!(one === "none" || one === "no-retreat" || one === "rearguard" || one === "counterattack")) return false
break
case "stanceKnown":
if (!(typeof one === 'boolean')) return false
break
case "dump":
if (!(one === "none" || one === "fixed" || one === "mobile")) return false
break
case "supplied":
if (!(one === "network" || one === "air" || one === "emergency" || one === "captured" || one === "dump")) return false
break
case "motorised":
if (!(typeof one === 'boolean')) return false
break
case "dugIn":
if (!(typeof one === 'boolean')) return false
break
case "extended":
if (!(typeof one === 'boolean')) return false
break
case "weak":
if (!(typeof one === 'boolean')) return false
break
case "known":
if (!(one === "nothing" || one === "marker" || one === "seen")) return false
break
case "delayed":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits94(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits93(one)) return false
}
return (found === 0 && count <= 40)
}
function fits95(value) {
return ((typeof value === 'string' && pattern8.test(value)))
}
function fits96(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!(one === 1 || one === 2 || one === "nobody")) return false
}
return (found === 0 && count <= 100)
}
function fits97(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!(one === "intact" || one === "destroyed")) return false
}
return (found === 0 && count <= 50)
}
function fits98(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!(one === "working" || one === "unsupplied" || one === "gone")) return false
}
return (found === 0 && count <= 50)
}
function fits99(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
}
return (found === 0 && count <= 50)
}
function fits100(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return (found === 0 && count <= 20)
}
function fits101(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "hex":
if (!fits38(one)) return false
break
case "place":
if (!(one === "map" || one === "destroyed" || one === "en-route")) return false
break
case "points":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "command":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "trucks":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "levels":
if (!(fits49(one))) return false
break
case "suppressed":
if (!(fits49(one))) return false
break
case "silent":
if (!((Number.isInteger(one) && one >= 0 && one <= 15))) return false
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 10000))) return false
break
case "target":
if (!((Number.isInteger(one) && one >= 0 && one <= 10000))) return false
break
case "upgrades":
if (!((Number.isInteger(one) && one >= 0 && one <= 10))) return false
break
case "specialised":
if (!(fits52(one))) return false
break
case "prisoners":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "reports":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "motorised":
if (!(typeof one === 'boolean')) return false
break
case "pool":
if (!(fits100(one))) return false
break
case "next":
if (!(fits100(one))) return false
break
case "later":
if (!(fits100(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits102(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits101(one)) return false
}
return (found === 0 && count <= 10)
}
function fits103(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
}
return (found === 0 && count <= 50)
}
function fits104(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits33(key)) return false
if (!(one === "none" || one === "bridge" || one === "damaged" || one === "pontoon" || one === "pontoon-soon" || one === "repair-soon")) return false
}
return (found === 0 && count <= 20)
}
function fits105(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!(one === "intact" || one === "ruins")) return false
}
return (found === 0 && count <= 50)
}
function fits106(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits95(key)) return false
if (!(one === 1 || one === 2 || one === "both" || one === "nobody")) return false
}
return (found === 0 && count <= 100)
}
function fits107(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 5)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return true
}
function fits108(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits107(one))) return false
}
return true
}
function fits109(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "asset":
if (!fits8(one)) return false
found++
break
case "left":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "uses":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "perTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
default: return false
}
}
return found === 2
}
function fits110(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits109(one))) return false
}
return true
}
function fits111(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits92(one))) return false
}
return true
}
function fits112(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(one === "open" || one === "won" || one === "failed")) return false
}
return true
}
function fits113(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "value":
if (!((Number.isFinite(one) && one >= -100000 && one <= 100000))) return false
break
case "terms":
if (!(fits90(one))) return false
break
case "legal":
if (!(typeof one === 'boolean')) return false
break
case "attackerLoss":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "defenderLoss":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "defenderSuppression":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "retreatChance":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "overrunChance":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "units":
if (!(fits94(one))) return false
break
case "owner":
if (!(fits96(one))) return false
break
case "forts":
if (!(fits97(one))) return false
break
case "hubs":
if (!(fits98(one))) return false
break
case "prestige":
if (!(fits70(one))) return false
break
case "score":
if (!(fits70(one))) return false
break
case "killed":
if (!(fits70(one))) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "side":
if (!(one === 1 || one === 2)) return false
break
case "winner":
if (!(one === 1 || one === 2 || one === "nobody" || one === "none")) return false
break
case "reason":
if (!((typeof one === 'string' && (one.length <= 400 || lengthOf(one) <= 400) && lengthOf(one) >= 1))) return false
break
case "hubTrucks":
if (!(fits99(one))) return false
break
case "headquarters":
if (!(fits102(one))) return false
break
case "stragglers":
if (!(fits103(one))) return false
break
case "bridges":
if (!(fits104(one))) return false
break
case "cities":
if (!(fits105(one))) return false
break
case "sight":
if (!(fits106(one))) return false
break
case "trucks":
if (!(fits108(one))) return false
break
case "assets":
if (!(fits110(one))) return false
break
case "hands":
if (!(fits111(one))) return false
break
case "bonuses":
if (!(fits112(one))) return false
break
case "eliteStore":
if (!(fits71(one))) return false
break
case "fogLifted":
if (!(fits71(one))) return false
break
case "scattered":
if (!(fits70(one))) return false
break
case "specialistsLost":
if (!(fits70(one))) return false
break
case "prisoners":
if (!(fits70(one))) return false
break
case "ruinedCities":
if (!(fits70(one))) return false
break
case "destroyedBridges":
if (!(fits70(one))) return false
break
case "portSupply":
if (!(fits70(one))) return false
break
case "undo":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits114(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "title":
if (!fits0(one)) return false
found++
break
case "rules":
if (!(fits29(one))) return false
found++
break
case "map":
if (!((typeof one === 'string' && (one.length <= 2000 || lengthOf(one) <= 2000) && lengthOf(one) >= 1))) return false
found++
break
case "owner":
if (!((typeof one === 'string' && (one.length <= 2000 || lengthOf(one) <= 2000) && lengthOf(one) >= 1))) return false
break
case "ways":
if (!(fits32(one))) return false
break
case "barriers":
if (!(fits36(one))) return false
break
case "bridges":
if (!(fits37(one))) return false
break
case "damagedBridges":
if (!(fits37(one))) return false
break
case "pontoons":
if (!(fits37(one))) return false
break
case "forts":
if (!(fits39(one))) return false
break
case "destroyedForts":
if (!(fits39(one))) return false
break
case "ruins":
if (!(fits39(one))) return false
break
case "names":
if (!(fits42(one))) return false
break
case "weather":
if (!fits8(one)) return false
break
case "difficulty":
if (!(one === "easy" || one === "normal" || one === "classic" || one === "hard")) return false
break
case "fog":
if (!(typeof one === 'boolean')) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "turns":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "side":
if (!(one === 1 || one === 2)) return false
break
case "victory":
if (!(fits43(one))) return false
break
case "units":
if (!(fits47(one))) return false
found++
break
case "headquarters":
if (!(fits56(one))) return false
break
case "stragglers":
if (!(fits59(one))) return false
break
case "sources":
if (!(fits61(one))) return false
break
case "hubs":
if (!(fits63(one))) return false
break
case "objectives":
if (!(fits65(one))) return false
break
case "bonuses":
if (!(fits69(one))) return false
break
case "trucks":
if (!(fits70(one))) return false
break
case "prestige":
if (!(fits70(one))) return false
break
case "prepares":
if (!(fits71(one))) return false
break
case "assets":
if (!(fits73(one))) return false
break
case "cards":
if (!(fits75(one))) return false
break
case "store":
if (!(fits77(one))) return false
break
case "explain":
if (!(fits85(one))) return false
break
case "forecast":
if (!(fits79(one))) return false
break
case "legal":
if (!fits87(one)) return false
break
case "do":
if (!(fits88(one))) return false
break
case "dice":
if (!(fits89(one))) return false
break
case "expect":
if (!fits113(one)) return false
found++
break
default: return false
}
}
return found === 5
}
function fits115(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "attack":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
found++
break
case "defence":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits116(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!(one === "green" || one === "regular" || one === "veteran" || one === "elite")) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "from":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "gain":
if (!(fits115(one))) return false
found++
break
case "gainForStanding":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
found++
break
case "lossShift":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "armourFright":
if (!(typeof one === 'boolean')) return false
found++
break
case "airFright":
if (!(typeof one === 'boolean')) return false
found++
break
case "suppressedUnsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
found++
break
case "recovery":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
found++
break
case "supplyBonus":
if (!fits5(one)) return false
found++
break
case "scoreKilled":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
found++
break
default: return false
}
}
return found === 12
}
function fits117(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits116(one)) return false
}
return true
}
function fits118(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "experience")) return false
found++
break
case "maximum":
if (!((Number.isInteger(one) && one >= 1 && one <= 1000))) return false
found++
break
case "slowRecovery":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "levels":
if (!(fits117(one))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits119(value) {
if (!(Array.isArray(value) && value.length >= 4 && value.length <= 4)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return true
}
function fits120(value) {
if (!(Array.isArray(value) && value.length >= 4 && value.length <= 4)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return true
}
function fits121(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 40))) return false
}
return true
}
function fits122(value) {
if (!(Array.isArray(value) && value.length >= 4 && value.length <= 4)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits121(one))) return false
}
return true
}
function fits123(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "fog")) return false
found++
break
case "sight":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "sightByLevel":
if (!(fits119(one))) return false
found++
break
case "markersByLevel":
if (!(fits119(one))) return false
found++
break
case "ordersFrom":
if (!((Number.isInteger(one) && one >= 0 && one <= 4))) return false
found++
break
case "prisonersByLevel":
if (!(fits120(one))) return false
found++
break
case "reportDepth":
if (!(fits122(one))) return false
found++
break
default: return false
}
}
return found === 7
}
function fits124(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits125(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "pool":
if (!fits124(one)) return false
found++
break
case "intelligence":
if (!fits124(one)) return false
found++
break
case "operations":
if (!fits124(one)) return false
found++
break
case "logistics":
if (!fits124(one)) return false
found++
break
case "engineering":
if (!fits124(one)) return false
found++
break
default: return false
}
}
return found === 5
}
function fits126(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "move":
if (!fits48(one)) return false
found++
break
case "unsupplied":
if (!fits48(one)) return false
found++
break
case "overrun":
if (!fits48(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits127(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return true
}
function fits128(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "commandPoints":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "trucks":
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
found++
break
case "turns":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits129(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "targetStep":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "commandPointPrice":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "specialisePrice":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "prestige":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits130(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "pool":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
case "intelligence":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
case "operations":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
case "logistics":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
case "engineering":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits131(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "deploy":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "store":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "reorganise":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "rally":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "security-unit":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "transfer":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "feint":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "no-retreat":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "suppressive-fire":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "recon-in-force":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "rearguard":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "set-piece":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "counterattack":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "motor-pool":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "emergency-supply":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "supply-dump":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "destroy-bridge":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "repair-bridge":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "entrench":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "build-bridge":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "river-crossing":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "assault-crossing":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
default: return false
}
}
return found === 0
}
function fits132(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "nation":
if (!fits8(one)) return false
found++
break
case "doctrine":
if (!(one === "american" || one === "british" || one === "german" || one === "soviet")) return false
found++
break
case "commandPoints":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
found++
break
case "trucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
case "levels":
if (!fits130(one)) return false
found++
break
case "target":
if (!((Number.isInteger(one) && one >= 1 && one <= 2000))) return false
found++
break
case "orderLevels":
if (!(fits131(one))) return false
found++
break
case "longTransfer":
if (!(typeof one === 'boolean')) return false
found++
break
case "battleGroups":
if (!(typeof one === 'boolean')) return false
found++
break
case "freeRallyFrom":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
found++
break
case "oversupply":
if (!(typeof one === 'boolean')) return false
found++
break
default: return false
}
}
return found === 13
}
function fits133(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits132(one)) return false
}
return (found === 0 && count <= 100)
}
function fits134(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "headquarters")) return false
found++
break
case "branches":
if (!(fits125(one))) return false
found++
break
case "mostCommandPoints":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
found++
break
case "mostLevel":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
found++
break
case "mostTrucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
case "railBonus":
if (!((Number.isInteger(one) && one >= 0 && one <= 60))) return false
found++
break
case "leastCost":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "suppresses":
if (!(fits126(one))) return false
found++
break
case "pointsLost":
if (!(fits127(one))) return false
found++
break
case "poolLostFrom":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "destroyedFrom":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "shed":
if (!(fits127(one))) return false
found++
break
case "rebuilt":
if (!(fits128(one))) return false
found++
break
case "lostExperiencePercent":
if (!fits5(one)) return false
found++
break
case "upgrade":
if (!(fits129(one))) return false
found++
break
case "profiles":
if (!(fits133(one))) return false
found++
break
default: return false
}
}
return found === 16
}
function fits135(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "look":
if (!(one === "minor-river" || one === "major-river" || one === "wadi" || one === "ridge" || one === "escarpment")) return false
found++
break
case "crossing":
if (!(one === "free" || one === "extra" || one === "fresh" || one === "way-only" || one === "never")) return false
found++
break
case "extraCost":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "bridgeable":
if (!(typeof one === 'boolean')) return false
found++
break
case "attackShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "attack":
if (!(one === "always" || one === "way-only" || one === "never")) return false
found++
break
case "armourShift":
if (!(typeof one === 'boolean')) return false
found++
break
case "stopsZone":
if (!(typeof one === 'boolean')) return false
found++
break
case "stopsSweep":
if (!(typeof one === 'boolean')) return false
found++
break
case "stopsRetreat":
if (!(typeof one === 'boolean')) return false
found++
break
case "disruption":
if (!((Number.isInteger(one) && one >= 0 && one <= 100) || one === null)) return false
found++
break
case "river":
if (!(one === "none" || one === "minor" || one === "major")) return false
found++
break
case "attackShiftEngineers":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "assaultShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "assaultShiftEngineers":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "counterattackShift":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "hidesEntrenched":
if (!(typeof one === 'boolean')) return false
found++
break
case "pontoonDisruption":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 20
}
function fits136(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits135(one)) return false
}
return (found === 0 && count <= 200)
}
function fits137(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "hexsides")) return false
found++
break
case "entries":
if (!(fits136(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits138(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "landing")) return false
found++
break
case "leastLevel":
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
found++
break
case "dropReach":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
found++
break
case "assaultShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "assaultShiftEngineers":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits139(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits31(one)) return false
}
return true
}
function fits140(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits35(one)) return false
}
return true
}
function fits141(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits33(one)) return false
}
return true
}
function fits142(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits38(one)) return false
}
return true
}
function fits143(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 2000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits41(one)) return false
}
return true
}
function fits144(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "map")) return false
found++
break
case "terrain":
if (!((typeof one === 'string' && (one.length <= 200000 || lengthOf(one) <= 200000) && lengthOf(one) >= 1))) return false
found++
break
case "owner":
if (!((typeof one === 'string' && (one.length <= 200000 || lengthOf(one) <= 200000) && lengthOf(one) >= 1))) return false
found++
break
case "ways":
if (!(fits139(one))) return false
break
case "barriers":
if (!(fits140(one))) return false
break
case "bridges":
if (!(fits141(one))) return false
break
case "damagedBridges":
if (!(fits141(one))) return false
break
case "forts":
if (!(fits142(one))) return false
break
case "names":
if (!(fits143(one))) return false
break
default: return false
}
}
return found === 3
}
function fits145(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "movement")) return false
found++
break
case "weakBelow":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "retreatCostMax":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits146(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
}
return true
}
function fits147(value) {
return ((typeof value === 'string' && pattern9.test(value)))
}
function fits148(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "light":
if (!fits147(one)) return false
found++
break
case "dark":
if (!fits147(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits149(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "adjective":
if (!fits0(one)) return false
found++
break
case "maxSteps":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "slots":
if (!((Number.isInteger(one) && one >= 0 && one <= 6))) return false
found++
break
case "armourFrom":
if (!(fits92(one))) return false
found++
break
case "specialistsFrom":
if (!(fits92(one))) return false
found++
break
case "spares":
if (!(typeof one === 'boolean')) return false
found++
break
case "stragglers":
if (!(fits146(one))) return false
found++
break
case "colour":
if (!fits148(one)) return false
found++
break
default: return false
}
}
return found === 9
}
function fits150(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits149(one)) return false
}
return (found === 0 && count <= 200)
}
function fits151(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "nations")) return false
found++
break
case "entries":
if (!(fits150(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits152(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "american":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "british":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "german":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "soviet":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits153(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "branch":
if (!fits48(one)) return false
found++
break
case "level":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
found++
break
case "cost":
if (!(fits152(one))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits154(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "deploy":
if (!fits153(one)) return false
found++
break
case "store":
if (!fits153(one)) return false
found++
break
case "reorganise":
if (!fits153(one)) return false
found++
break
case "rally":
if (!fits153(one)) return false
found++
break
case "security-unit":
if (!fits153(one)) return false
found++
break
case "transfer":
if (!fits153(one)) return false
found++
break
case "feint":
if (!fits153(one)) return false
found++
break
case "no-retreat":
if (!fits153(one)) return false
found++
break
case "suppressive-fire":
if (!fits153(one)) return false
found++
break
case "recon-in-force":
if (!fits153(one)) return false
found++
break
case "rearguard":
if (!fits153(one)) return false
found++
break
case "set-piece":
if (!fits153(one)) return false
found++
break
case "counterattack":
if (!fits153(one)) return false
found++
break
case "motor-pool":
if (!fits153(one)) return false
found++
break
case "emergency-supply":
if (!fits153(one)) return false
found++
break
case "supply-dump":
if (!fits153(one)) return false
found++
break
case "destroy-bridge":
if (!fits153(one)) return false
found++
break
case "repair-bridge":
if (!fits153(one)) return false
found++
break
case "entrench":
if (!fits153(one)) return false
found++
break
case "build-bridge":
if (!fits153(one)) return false
found++
break
case "river-crossing":
if (!fits153(one)) return false
found++
break
case "assault-crossing":
if (!fits153(one)) return false
found++
break
default: return false
}
}
return found === 22
}
function fits155(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "orders")) return false
found++
break
case "entries":
if (!(fits154(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits156(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "armour":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits157(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!fits156(one)) return false
found++
break
case "mechanised":
if (!fits156(one)) return false
found++
break
case "armour":
if (!fits156(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits158(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "regular":
if (!((Number.isInteger(one) && one >= 0 && one <= 400))) return false
found++
break
case "elite":
if (!((Number.isInteger(one) && one >= 0 && one <= 400))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits159(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "mechanised":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "armour":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits160(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "reinforcement")) return false
found++
break
case "mostSlots":
if (!((Number.isInteger(one) && one >= 0 && one <= 6))) return false
found++
break
case "furtherGunsAhead":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "components":
if (!(fits157(one))) return false
found++
break
case "experienceLost":
if (!(fits158(one))) return false
found++
break
case "price":
if (!(fits159(one))) return false
found++
break
case "elitePricePercent":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "delayWhenUsed":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "delayAtHub":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "mostStragglers":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "leastCost":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "stragglerMovement":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 12
}
function fits161(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "rewards")) return false
found++
break
case "prestige":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "score":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "portSupply":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 4
}
function fits162(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits163(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits8(one)) return false
found++
break
case "from":
if (!fits5(one)) return false
found++
break
case "to":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits164(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "from":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "to":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits165(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!(one === "easy" || one === "even" || one === "hard")) return false
}
return (found === 0 && count >= 1 && count <= 2)
}
function fits166(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits8(one)) return false
found++
break
case "reason":
if (!fits1(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits167(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "winner":
if (!fits8(one)) return false
found++
break
case "note":
if (!fits1(one)) return false
break
default: return false
}
}
return found === 1
}
function fits168(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "length":
if (!(fits164(one))) return false
break
case "difficulty":
if (!(fits165(one))) return false
break
case "unwinnable":
if (!(fits166(one))) return false
break
case "history":
if (!(fits167(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits169(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "rail" || one === "port" || one === "truck" || one === "ship" || one === "air")) return false
found++
break
case "hex":
if (!fits38(one)) return false
found++
break
case "value":
if (!fits5(one)) return false
break
default: return false
}
}
return found === 2
}
function fits170(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits169(one)) return false
}
return true
}
function fits171(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hex":
if (!fits38(one)) return false
found++
break
case "trucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits172(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits171(one)) return false
}
return true
}
function fits173(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "asset":
if (!fits8(one)) return false
found++
break
case "perTurn":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "uses":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
default: return false
}
}
return found === 2
}
function fits174(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits173(one)) return false
}
return true
}
function fits175(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "card":
if (!fits8(one)) return false
found++
break
case "unit":
if (!fits8(one)) return false
break
default: return false
}
}
return found === 1
}
function fits176(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits175(one)) return false
}
return true
}
function fits177(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits53(one)) return false
}
return true
}
function fits178(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "pool":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "intelligence":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "operations":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "logistics":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
case "engineering":
if (!((Number.isInteger(one) && one >= 0 && one <= 3))) return false
break
default: return false
}
}
return found === 0
}
function fits179(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "profile":
if (!fits8(one)) return false
found++
break
case "hex":
if (!fits38(one)) return false
break
case "arrives":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "commandPoints":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
break
case "trucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
break
case "levels":
if (!(fits178(one))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 2000))) return false
break
case "pool":
if (!(fits177(one))) return false
break
default: return false
}
}
return found === 3
}
function fits180(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits179(one)) return false
}
return true
}
function fits181(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hex":
if (!fits38(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "by":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits182(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits181(one)) return false
}
return true
}
function fits183(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits67(one)) return false
}
return true
}
function fits184(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits38(one)) return false
}
return true
}
function fits185(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "turn":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "by":
if (!(one === "land" || one === "sea" || one === "air")) return false
break
case "hexes":
if (!(fits184(one))) return false
break
default: return false
}
}
return found === 1
}
function fits186(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits187(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "formation":
if (!fits0(one)) return false
break
case "type":
if (!fits8(one)) return false
found++
break
case "hex":
if (!fits38(one)) return false
break
case "steps":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
break
case "suppressed":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
break
case "entrenchment":
if (!(one === 0 || one === 1 || one === 2)) return false
break
case "arrives":
if (!(fits185(one))) return false
break
case "reserve":
if (!(typeof one === 'boolean')) return false
break
case "headquarters":
if (!fits8(one)) return false
break
case "specialists":
if (!(fits186(one))) return false
break
case "dump":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 3
}
function fits188(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits187(one)) return false
}
return true
}
function fits189(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits8(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "colour":
if (!fits148(one)) return false
found++
break
case "victory":
if (!(one === "objectives" || one === "deny")) return false
found++
break
case "prepares":
if (!(typeof one === 'boolean')) return false
break
case "trucks":
if (!((Number.isInteger(one) && one >= 0 && one <= 30))) return false
break
case "prestige":
if (!((Number.isInteger(one) && one >= 0 && one <= 10000))) return false
break
case "sources":
if (!(fits170(one))) return false
break
case "hubs":
if (!(fits172(one))) return false
break
case "assets":
if (!(fits174(one))) return false
break
case "cards":
if (!(fits176(one))) return false
break
case "store":
if (!(fits177(one))) return false
break
case "headquarters":
if (!(fits180(one))) return false
break
case "objectives":
if (!(fits182(one))) return false
break
case "bonuses":
if (!(fits183(one))) return false
break
case "units":
if (!(fits188(one))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits190(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits189(one)) return false
}
return true
}
function fits191(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "code":
if (!fits8(one)) return false
found++
break
case "at":
if (!((typeof one === 'string' && (one.length <= 120 || lengthOf(one) <= 120) && lengthOf(one) >= 1) || (Number.isInteger(one) && one >= 101 && one <= 9999))) return false
break
case "file":
if (!((typeof one === 'string' && (one.length <= 120 || lengthOf(one) <= 120) && lengthOf(one) >= 1))) return false
break
case "reason":
if (!((typeof one === 'string' && (one.length <= 400 || lengthOf(one) <= 400) && lengthOf(one) >= 1))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits192(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits191(one)) return false
}
return true
}
function fits193(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits0(one)) return false
}
return true
}
function fits194(value) {
return ((typeof value === 'string' && (value.length <= 120 || lengthOf(value) <= 120) && pattern11.test(value)))
}
function fits195(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "title":
if (!((typeof one === 'string' && (one.length <= 200 || lengthOf(one) <= 200) && lengthOf(one) >= 1))) return false
found++
break
case "author":
if (!((typeof one === 'string' && (one.length <= 200 || lengthOf(one) <= 200) && lengthOf(one) >= 1))) return false
found++
break
case "year":
if (!((Number.isInteger(one) && one >= 1500 && one <= 2100))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits196(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits195(one)) return false
}
return true
}
function fits197(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "scenario")) return false
found++
break
case "system":
if (!fits8(one)) return false
found++
break
case "title":
if (!fits0(one)) return false
found++
break
case "summary":
if (!fits1(one)) return false
found++
break
case "level":
if (!(one === "learn" || one === "short" || one === "long")) return false
found++
break
case "turns":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
found++
break
case "date":
if (!((typeof one === 'string' && pattern10.test(one)))) return false
found++
break
case "daysPerTurn":
if (!((Number.isInteger(one) && one >= 1 && one <= 60))) return false
break
case "weather":
if (!((typeof one === 'string' && pattern1.test(one)) || fits162(one))) return false
found++
break
case "difficulty":
if (!(one === "easy" || one === "normal" || one === "classic" || one === "hard")) return false
break
case "fog":
if (!(typeof one === 'boolean')) return false
break
case "balance":
if (!(fits163(one))) return false
found++
break
case "intent":
if (!fits168(one)) return false
break
case "sides":
if (!(fits190(one))) return false
found++
break
case "suppress":
if (!(fits192(one))) return false
break
case "authors":
if (!fits193(one)) return false
break
case "licence":
if (!fits194(one)) return false
break
case "sources":
if (!(fits196(one))) return false
found++
break
default: return false
}
}
return found === 11
}
function fits198(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "secondStep":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits199(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "open":
if (!fits5(one)) return false
found++
break
case "entrenched":
if (!fits5(one)) return false
found++
break
case "best":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits200(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "rolls":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "chance":
if (!(fits199(one))) return false
found++
break
case "entrenchment":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits201(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits202(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "shift":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "entrenchment":
if (!(fits201(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits203(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "retreatShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "lossShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits204(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "shift":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits205(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "mostCostMobile":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "mostCostSki":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits206(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits8(one)) return false
}
return (found === 0 && count <= 50)
}
function fits207(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "types":
if (!(fits206(one))) return false
found++
break
case "mostSteps":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "experience":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "units":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits208(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "extendedMovement":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits209(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "attack":
if (!fits5(one)) return false
found++
break
case "setPiece":
if (!fits5(one)) return false
found++
break
case "suppressiveFire":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits210(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "special-orders")) return false
found++
break
case "leastLevel":
if (!((Number.isInteger(one) && one >= 0 && one <= 5))) return false
found++
break
case "feint":
if (!(fits198(one))) return false
found++
break
case "suppressiveFire":
if (!(fits200(one))) return false
found++
break
case "setPiece":
if (!(fits202(one))) return false
found++
break
case "noRetreat":
if (!(fits203(one))) return false
found++
break
case "counterattack":
if (!(fits204(one))) return false
found++
break
case "reconInForce":
if (!(fits205(one))) return false
found++
break
case "securityUnit":
if (!(fits207(one))) return false
found++
break
case "motorPool":
if (!(fits208(one))) return false
found++
break
case "ruin":
if (!(fits209(one))) return false
found++
break
case "mostEntrenchment":
if (!((Number.isInteger(one) && one >= 0 && one <= 2))) return false
found++
break
default: return false
}
}
return found === 12
}
function fits211(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "symbol":
if (!(one === "engineer" || one === "recon" || one === "ski" || one === "special-forces" || one === "artillery" || one === "rocket" || one === "anti-tank" || one === "tank" || one === "assault-gun" || one === "anti-aircraft")) return false
found++
break
case "attack":
if (!((Number.isInteger(one) && one >= 0 && one <= 50))) return false
found++
break
case "defence":
if (!((Number.isInteger(one) && one >= 0 && one <= 50))) return false
found++
break
case "armourShift":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "armourCounts":
if (!(one === "never" || one === "always" || one === "defence" || one === "against-armour")) return false
found++
break
case "artilleryShift":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "queuePosition":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "towed":
if (!(typeof one === 'boolean')) return false
found++
break
case "engineers":
if (!(typeof one === 'boolean')) return false
found++
break
case "specialForces":
if (!(typeof one === 'boolean')) return false
found++
break
case "amphibious":
if (!(typeof one === 'boolean')) return false
found++
break
case "recon":
if (!(typeof one === 'boolean')) return false
found++
break
case "ski":
if (!(typeof one === 'boolean')) return false
found++
break
case "price":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
default: return false
}
}
return found === 16
}
function fits212(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits211(one)) return false
}
return (found === 0 && count <= 200)
}
function fits213(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "specialists")) return false
found++
break
case "entries":
if (!(fits212(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits214(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 60))) return false
}
return true
}
function fits215(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits216(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "supplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "unsupplied":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "overrun":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits217(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "supply")) return false
found++
break
case "hubRange":
if (!(fits214(one))) return false
found++
break
case "truckReach":
if (!((Number.isInteger(one) && one >= 0 && one <= 60))) return false
found++
break
case "truckFed":
if (!fits5(one)) return false
found++
break
case "shipReach":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "unsuppliedBonus":
if (!(fits215(one))) return false
found++
break
case "noActionFrom":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "immobileFrom":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "movementLost":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "stepsLostFrom":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "stepsLost":
if (!((Number.isInteger(one) && one >= 0 && one <= 12))) return false
found++
break
case "capturedHubTrucks":
if (!((Number.isInteger(one) && one >= 0 && one <= 10))) return false
found++
break
case "mostTrucks":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
case "truckDelay":
if (!(fits216(one))) return false
found++
break
case "stragglerDisruption":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 15
}
function fits218(value) {
return (value === 1 || value === 2 || value === 3 || value === "A" || value === "X")
}
function fits219(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!fits218(one)) return false
found++
break
case "mountain":
if (!fits218(one)) return false
found++
break
case "cavalry":
if (!fits218(one)) return false
found++
break
case "mobile":
if (!fits218(one)) return false
found++
break
case "supply":
if (!fits218(one)) return false
found++
break
default: return false
}
}
return found === 5
}
function fits220(value) {
return (value === "infantry" || value === "mountain" || value === "cavalry" || value === "mobile" || value === "supply")
}
function fits221(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 5)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits220(one)) return false
}
return true
}
function fits222(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "sign":
if (!((typeof one === 'string' && pattern12.test(one)))) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "look":
if (!(one === "open" || one === "desert" || one === "dunes" || one === "bog" || one === "town" || one === "bocage" || one === "forest" || one === "swamp" || one === "hills" || one === "mountains" || one === "alpine" || one === "salt" || one === "ruins" || one === "sea")) return false
found++
break
case "cost":
if (!(fits219(one))) return false
found++
break
case "defenceShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
found++
break
case "armourShift":
if (!(one === true || one === false || one === "frozen")) return false
found++
break
case "armourPenalty":
if (!(typeof one === 'boolean')) return false
found++
break
case "fedFromNextHex":
if (!(typeof one === 'boolean')) return false
found++
break
case "disruption":
if (!fits5(one)) return false
found++
break
case "city":
if (!(typeof one === 'boolean')) return false
found++
break
case "hub":
if (!(typeof one === 'boolean')) return false
found++
break
case "slowRecovery":
if (!(typeof one === 'boolean')) return false
found++
break
case "water":
if (!(typeof one === 'boolean')) return false
found++
break
case "frozenDefenceShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 0))) return false
break
case "shiftIgnoredBy":
if (!(fits221(one))) return false
break
case "artillery":
if (!(one === "full" || one === "not-entrenched" || one === "never")) return false
found++
break
case "coverThaws":
if (!(typeof one === 'boolean')) return false
found++
break
case "fireCover":
if (!(one === "none" || one === "entrenched" || one === "best")) return false
found++
break
case "feintCover":
if (!(typeof one === 'boolean')) return false
found++
break
case "airCover":
if (!(typeof one === 'boolean')) return false
found++
break
case "counterattack":
if (!(typeof one === 'boolean')) return false
found++
break
case "landing":
if (!(typeof one === 'boolean')) return false
found++
break
case "stragglers":
if (!(typeof one === 'boolean')) return false
found++
break
case "limitsSight":
if (!(typeof one === 'boolean')) return false
found++
break
case "ruin":
if (!fits8(one)) return false
break
default: return false
}
}
return found === 23
}
function fits223(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits222(one)) return false
}
return (found === 0 && count <= 200)
}
function fits224(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "terrain")) return false
found++
break
case "entries":
if (!(fits223(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits225(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "unit":
if (!fits8(one)) return false
break
case "hex":
if (!fits38(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits226(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "selected":
if (!fits8(one)) return false
break
case "headquarters":
if (!(one === true)) return false
break
case "shown":
if (!(one === "supply" || one === "zones")) return false
break
case "moved":
if (!fits8(one)) return false
break
case "moves":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "fights":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "orders":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "strikes":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "before":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "holds":
if (!fits38(one)) return false
break
case "lacks":
if (!fits38(one)) return false
break
case "arrived":
if (!fits8(one)) return false
break
case "waits":
if (!fits8(one)) return false
break
case "gone":
if (!fits8(one)) return false
break
case "targets":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "able":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "spent":
if (!(one === true)) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits227(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "say":
if (!fits1(one)) return false
found++
break
case "show":
if (!fits225(one)) return false
break
case "done":
if (!fits226(one)) return false
found++
break
case "skip":
if (!fits226(one)) return false
break
default: return false
}
}
return found === 2
}
function fits228(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits227(one)) return false
}
return true
}
function fits229(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "title":
if (!fits0(one)) return false
found++
break
case "tasks":
if (!(fits228(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits230(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits229(one)) return false
}
return true
}
function fits231(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "say":
if (!fits1(one)) return false
found++
break
case "show":
if (!fits225(one)) return false
break
case "when":
if (!fits226(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits232(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 60)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits231(one)) return false
}
return true
}
function fits233(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "tutorial")) return false
found++
break
case "side":
if (!fits8(one)) return false
found++
break
case "opponent":
if (!(one === "planner" || one === "random")) return false
break
case "steps":
if (!(fits230(one))) return false
found++
break
case "advice":
if (!(fits232(one))) return false
break
default: return false
}
}
return found === 3
}
function fits234(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "points":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "counts":
if (!(one === "never" || one === "defence" || one === "always")) return false
found++
break
default: return false
}
}
return found === 2
}
function fits235(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "nation":
if (!fits8(one)) return false
found++
break
case "kind":
if (!(one === "infantry" || one === "mechanised" || one === "armour")) return false
found++
break
case "symbol":
if (!(one === "infantry" || one === "mechanised" || one === "armour" || one === "airborne" || one === "mountain" || one === "cavalry" || one === "security" || one === "motorised")) return false
found++
break
case "echelon":
if (!(one === "brigade" || one === "division" || one === "corps")) return false
found++
break
case "attack":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "defence":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "movement":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "extendedMovement":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "movementClass":
if (!(one === "infantry" || one === "mountain" || one === "cavalry" || one === "mobile")) return false
found++
break
case "armour":
if (!(fits234(one))) return false
found++
break
case "maxSteps":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
break
case "slots":
if (!((Number.isInteger(one) && one >= 0 && one <= 6))) return false
break
default: return false
}
}
return found === 12
}
function fits236(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits235(one)) return false
}
return (found === 0 && count <= 200)
}
function fits237(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "units")) return false
found++
break
case "entries":
if (!(fits236(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits238(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
}
return true
}
function fits239(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "victory")) return false
found++
break
case "prestige":
if (!(fits18(one))) return false
found++
break
case "score":
if (!(fits238(one))) return false
found++
break
case "scoreStepLost":
if (!((Number.isInteger(one) && one >= -1000 && one <= 0))) return false
found++
break
case "heldToEnd":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "scorePrisoner":
if (!((Number.isInteger(one) && one >= 0 && one <= 1000))) return false
found++
break
case "scoreRuinedCity":
if (!((Number.isInteger(one) && one >= -1000 && one <= 0))) return false
found++
break
case "scoreDestroyedBridge":
if (!((Number.isInteger(one) && one >= -1000 && one <= 0))) return false
found++
break
default: return false
}
}
return found === 8
}
function fits240(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "cost":
if (!((Number.isInteger(one) && one >= 1 && one <= 3))) return false
found++
break
case "carriesSupply":
if (!(typeof one === 'boolean')) return false
found++
break
case "look":
if (!(one === "paved" || one === "track" || one === "rail")) return false
found++
break
default: return false
}
}
return found === 5
}
function fits241(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits240(one)) return false
}
return (found === 0 && count <= 8)
}
function fits242(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "ways")) return false
found++
break
case "entries":
if (!(fits241(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits243(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!((Number.isInteger(one) && one >= -4 && one <= 4))) return false
}
return (found === 0 && count <= 50)
}
function fits244(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "other":
if (!((Number.isInteger(one) && one >= -4 && one <= 4))) return false
found++
break
case "terrain":
if (!(fits243(one))) return false
found++
break
case "mobile":
if (!(fits243(one))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits245(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits8(one)) return false
}
return true
}
function fits246(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!(fits245(one))) return false
}
return (found === 0 && count <= 20)
}
function fits247(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "offWay":
if (!fits5(one)) return false
found++
break
case "onWay":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits248(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "look":
if (!(one === "dry" || one === "mud" || one === "snow")) return false
found++
break
case "hindersAircraft":
if (!(typeof one === 'boolean')) return false
found++
break
case "snow":
if (!(typeof one === 'boolean')) return false
found++
break
case "combatShift":
if (!((Number.isInteger(one) && one >= -9 && one <= 9))) return false
found++
break
case "costSteps":
if (!(fits244(one))) return false
found++
break
case "freezes":
if (!(fits245(one))) return false
found++
break
case "closedWays":
if (!(fits92(one))) return false
found++
break
case "closedWaysOn":
if (!(fits246(one))) return false
found++
break
case "disruption":
if (!(fits247(one))) return false
found++
break
default: return false
}
}
return found === 11
}
function fits249(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits8(key)) return false
if (!fits248(one)) return false
}
return (found === 0 && count <= 200)
}
function fits250(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "weather")) return false
found++
break
case "entries":
if (!(fits249(one))) return false
found++
break
default: return false
}
}
return found === 2
}
export const guards = {
'assets': fits10,
'cards': fits16,
'combat': fits27,
'example': fits114,
'experience': fits118,
'fog': fits123,
'headquarters': fits134,
'hexsides': fits137,
'landing': fits138,
'map': fits144,
'movement': fits145,
'nations': fits151,
'orders': fits155,
'reinforcement': fits160,
'rewards': fits161,
'scenario': fits197,
'special-orders': fits210,
'specialists': fits213,
'supply': fits217,
'terrain': fits224,
'tutorial': fits233,
'units': fits237,
'victory': fits239,
'ways': fits242,
'weather': fits250,
}
