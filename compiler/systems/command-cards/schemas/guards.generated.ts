// @ts-nocheck
// Generated from *.schema.json by `npm run generate`. Do not edit.
import { lengthOf } from '../../../schemas/length.ts'
const pattern0 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$", 'u')
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", 'u')
const pattern2 = new RegExp("^[A-Z][0-9]+[a-z]?$", 'u')
const pattern3 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})*\\s*$", 'u')
const pattern4 = new RegExp("^\\d{4}( +(NE|E|SE|SW|W|NW))+$", 'u')
const pattern5 = new RegExp("^\\s*\\d{4}(\\s+\\d{4})+\\s*$", 'u')
const pattern6 = new RegExp("^\\d{3,4}$", 'u')
const pattern7 = new RegExp("^\\d{4}$", 'u')
const pattern8 = new RegExp("^(infantry|armour|grenade|star|flag)$", 'u')
const pattern9 = new RegExp("^all$", 'u')
const pattern10 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", 'u')
const pattern11 = new RegExp("^#[0-9a-fA-F]{6}$", 'u')
const pattern12 = new RegExp("^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$", 'u')
const pattern13 = new RegExp("^[^\\s\\d-]$", 'u')
function fits0(value) {
return ((typeof value === 'string' && (value.length <= 80 || lengthOf(value) <= 80) && pattern0.test(value)))
}
function fits1(value) {
return ((typeof value === 'string' && (value.length <= 400 || lengthOf(value) <= 400) && pattern0.test(value)))
}
function fits2(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 120))) return false
}
return true
}
function fits3(value) {
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
case "width":
if (!((Number.isInteger(one) && one >= 3 && one <= 60))) return false
found++
break
case "height":
if (!((Number.isInteger(one) && one >= 3 && one <= 60))) return false
found++
break
case "borders":
if (!(fits2(one))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits4(value) {
return (fits3(value))
}
function fits5(value) {
return ((typeof value === 'string' && (value.length <= 60 || lengthOf(value) <= 60) && pattern1.test(value)))
}
function fits6(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits4(one)) return false
}
return (found === 0 && count <= 20)
}
function fits7(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "boards")) return false
found++
break
case "entries":
if (!(fits6(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits8(value) {
return (fits7(value))
}
function fits9(value) {
return ((typeof value === 'string' && (value.length <= 8 || lengthOf(value) <= 8) && pattern2.test(value)))
}
function fits10(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 40))) return false
}
return (found === 0 && count >= 1 && count <= 10)
}
function fits11(value) {
return (value === "infantry" || value === "armour" || value === "artillery")
}
function fits12(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits11(one)) return false
}
return true
}
function fits13(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "section":
if (!(one === "left" || one === "centre" || one === "right" || one === "chosen")) return false
break
case "kinds":
if (!(fits12(one))) return false
break
case "count":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
break
case "beside":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 0
}
function fits14(value) {
return (fits13(value))
}
function fits15(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits14(one)) return false
}
return true
}
function fits16(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits14(one)) return false
}
return true
}
function fits17(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hexes":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "battlesAfter":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "again":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
break
case "ignoresTerrain":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 0
}
function fits18(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "diceIn":
if (!(one === "close" || one === "fire")) return false
break
case "only":
if (!(one === "close" || one === "fire" || one === "none")) return false
break
case "times":
if (!((Number.isInteger(one) && one >= 2 && one <= 9))) return false
break
default: return false
}
}
return found === 0
}
function fits19(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
}
return true
}
function fits20(value) {
return (value === "infantry" || value === "armour" || value === "grenade" || value === "star" || value === "flag")
}
function fits21(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 5)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits20(one)) return false
}
return true
}
function fits22(value) {
return (fits21(value))
}
function fits23(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "targets":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "dice":
if (!(fits19(one))) return false
found++
break
case "hits":
if (!fits22(one)) return false
found++
break
case "ignorable":
if (!(typeof one === 'boolean')) return false
found++
break
default: return false
}
}
return found === 4
}
function fits24(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "take":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
case "keep":
if (!((Number.isInteger(one) && one >= 1 && one <= 5))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits25(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "text":
if (!fits1(one)) return false
found++
break
case "rule":
if (!fits9(one)) return false
found++
break
case "class":
if (!(one === "section" || one === "tactic")) return false
found++
break
case "copies":
if (!(fits10(one))) return false
found++
break
case "orders":
if (!(fits15(one))) return false
found++
break
case "otherwise":
if (!(fits16(one))) return false
break
case "movement":
if (!(fits17(one))) return false
break
case "battle":
if (!(fits18(one))) return false
break
case "strike":
if (!(fits23(one))) return false
break
case "rolls":
if (!(one === "recovery" || one === "orders")) return false
break
case "echoes":
if (!(typeof one === 'boolean')) return false
break
case "reacts":
if (!(typeof one === 'boolean')) return false
break
case "digs":
if (!fits5(one)) return false
break
case "draws":
if (!(fits24(one))) return false
break
case "reshuffles":
if (!(typeof one === 'boolean')) return false
break
case "asStrike":
if (!fits5(one)) return false
break
case "direct":
if (!(typeof one === 'boolean')) return false
break
case "grows":
if (!(typeof one === 'boolean')) return false
break
case "reinforces":
if (!(typeof one === 'boolean')) return false
break
case "builds":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 6
}
function fits26(value) {
return (fits25(value))
}
function fits27(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits26(one)) return false
}
return (found === 0 && count <= 200)
}
function fits28(value) {
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
if (!(fits27(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits29(value) {
return (fits28(value))
}
function fits30(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "armour":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "grenade":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "star":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "flag":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 5
}
function fits31(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "dice")) return false
found++
break
case "faces":
if (!(fits30(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits32(value) {
return (fits31(value))
}
function fits33(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits9(one)) return false
}
return true
}
function fits34(value) {
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern3.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits35(value) {
return ((typeof value === 'string' && (value.length <= 40 || lengthOf(value) <= 40) && pattern4.test(value)))
}
function fits36(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits35(one)) return false
}
return true
}
function fits37(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits5(one)) return false
found++
break
case "by":
if (!fits5(one)) return false
break
case "hexes":
if (!fits34(one)) return false
break
case "sides":
if (!(fits36(one))) return false
break
default: return false
}
}
return found === 1
}
function fits38(value) {
return (fits37(value))
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
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern5.test(value)))
}
function fits41(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits5(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "run":
if (!fits40(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits42(value) {
return (fits41(value))
}
function fits43(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits42(one)) return false
}
return true
}
function fits44(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits35(one)) return false
}
return true
}
function fits45(value) {
return ((typeof value === 'string' && pattern6.test(value)))
}
function fits46(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits45(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return (found === 0 && count <= 20)
}
function fits47(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits48(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(one === "north" || one === "south")) return false
}
return true
}
function fits49(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits50(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits49(one))) return false
}
return true
}
function fits51(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits52(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 29))) return false
}
return true
}
function fits53(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "hexes":
if (!fits34(one)) return false
found++
break
case "side":
if (!fits5(one)) return false
break
case "permanent":
if (!(typeof one === 'boolean')) return false
break
case "group":
if (!(one === "all" || one === "each")) return false
break
case "medals":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "atTurnStart":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 2
}
function fits54(value) {
return (fits53(value))
}
function fits55(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits54(one)) return false
}
return true
}
function fits56(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits57(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "sides":
if (!(fits56(one))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits58(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits59(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hexes":
if (!fits34(one)) return false
found++
break
case "way":
if (!(one === "surely" || one === "by-dice")) return false
found++
break
default: return false
}
}
return found === 3
}
function fits60(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "count":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits61(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hexes":
if (!fits34(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits62(value) {
return ((typeof value === 'string' && pattern7.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits63(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hex":
if (!fits62(one)) return false
found++
break
case "stars":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "supplies":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 4
}
function fits64(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits63(one))) return false
}
return true
}
function fits65(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hex":
if (!fits62(one)) return false
found++
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits66(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits65(one))) return false
}
return true
}
function fits67(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hex":
if (!fits62(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits68(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits67(one))) return false
}
return true
}
function fits69(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "roller":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits70(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "uses":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits71(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "stations":
if (!fits34(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits72(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "hexes":
if (!fits34(one)) return false
found++
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits73(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits72(one))) return false
}
return true
}
function fits74(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "airStrikes":
if (!(fits57(one))) return false
break
case "blitz":
if (!(fits58(one))) return false
break
case "bridgeBlowing":
if (!(fits59(one))) return false
break
case "pontoons":
if (!(fits60(one))) return false
break
case "spotting":
if (!(fits61(one))) return false
break
case "sabotage":
if (!(fits64(one))) return false
break
case "prisoners":
if (!(fits66(one))) return false
break
case "equipment":
if (!(fits66(one))) return false
break
case "desert":
if (!(typeof one === 'boolean')) return false
break
case "oasisRecovery":
if (!(typeof one === 'boolean')) return false
break
case "hospitals":
if (!(fits68(one))) return false
break
case "radar":
if (!(fits61(one))) return false
break
case "headquarters":
if (!(fits68(one))) return false
break
case "night":
if (!(fits69(one))) return false
break
case "paradrop":
if (!(fits61(one))) return false
break
case "smoke":
if (!(fits70(one))) return false
break
case "airfield":
if (!(fits61(one))) return false
break
case "trains":
if (!(fits71(one))) return false
break
case "exits":
if (!(fits73(one))) return false
break
default: return false
}
}
return found === 0
}
function fits75(value) {
return (fits74(value))
}
function fits76(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits5(one)) return false
found++
break
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "type":
if (!fits5(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "nation":
if (!fits5(one)) return false
break
case "hex":
if (!fits62(one)) return false
break
case "figures":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "reserve":
if (!(one === "airfield" || one === "train" || one === "paradrop")) return false
break
case "leader":
if (!(typeof one === 'boolean')) return false
break
case "camouflaged":
if (!(typeof one === 'boolean')) return false
break
case "boat":
if (!(typeof one === 'boolean')) return false
break
case "ordered":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 3
}
function fits77(value) {
return (fits76(value))
}
function fits78(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits77(one)) return false
}
return true
}
function fits79(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "attacker":
if (!fits5(one)) return false
found++
break
case "target":
if (!fits5(one)) return false
found++
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
if (!fits5(one)) return false
found++
break
case "to":
if (!fits62(one)) return false
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
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits82(value) {
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
function fits83(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "dice":
if (!(fits79(one))) return false
break
case "movement":
if (!(fits80(one))) return false
break
case "flags":
if (!(fits81(one))) return false
break
case "medals":
if (!(fits82(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits84(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "card":
if (!fits5(one)) return false
break
case "section":
if (!(one === "left" || one === "centre" || one === "right")) return false
break
case "strike":
if (!(typeof one === 'boolean')) return false
break
case "unit":
if (!fits5(one)) return false
break
case "target":
if (!fits5(one)) return false
break
case "to":
if (!fits62(one)) return false
break
case "hex":
if (!fits62(one)) return false
break
case "count":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "shape":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
default: return false
}
}
return found === 0
}
function fits85(value) {
return (fits84(value))
}
function fits86(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "play":
if (!fits85(one)) return false
break
case "prepare":
if (!fits85(one)) return false
break
case "blow":
if (!fits85(one)) return false
break
case "bridge":
if (!fits85(one)) return false
break
case "smoke":
if (!fits85(one)) return false
break
case "aim":
if (!fits85(one)) return false
break
case "order":
if (!fits85(one)) return false
break
case "land":
if (!fits85(one)) return false
break
case "recover":
if (!fits85(one)) return false
break
case "move":
if (!fits85(one)) return false
break
case "attack":
if (!fits85(one)) return false
break
case "clear":
if (!fits85(one)) return false
break
case "seal":
if (!fits85(one)) return false
break
case "ignore":
if (!fits85(one)) return false
break
case "retreat":
if (!fits85(one)) return false
break
case "follow":
if (!fits85(one)) return false
break
case "discard":
if (!fits85(one)) return false
break
case "keep":
if (!fits85(one)) return false
break
case "announce":
if (!fits85(one)) return false
break
case "spring":
if (!(one === true)) return false
break
case "advance":
if (!(one === true)) return false
break
case "done":
if (!(one === true)) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits87(value) {
return (fits86(value))
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
if (!((typeof one === 'string' && pattern8.test(one)) || (Number.isInteger(one) && one >= 0 && one <= 1000000))) return false
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
if (!fits9(key)) return false
if (!((Number.isFinite(one) && one >= -1000 && one <= 1000))) return false
}
return (found === 0 && count <= 40)
}
function fits91(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hex":
if (!fits62(one)) return false
break
case "place":
if (!(one === "board" || one === "destroyed" || one === "reserve" || one === "exited")) return false
break
case "figures":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "ordered":
if (!(typeof one === 'boolean')) return false
break
case "leader":
if (!(typeof one === 'boolean')) return false
break
case "camouflaged":
if (!(typeof one === 'boolean')) return false
break
case "boat":
if (!(typeof one === 'boolean')) return false
break
case "prisoners":
if (!(typeof one === 'boolean')) return false
break
case "equipment":
if (!(typeof one === 'boolean')) return false
break
case "markers":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
default: return false
}
}
return found === 0
}
function fits92(value) {
return (fits91(value))
}
function fits93(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits92(one)) return false
}
return (found === 0 && count <= 40)
}
function fits94(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits45(key)) return false
if (!fits5(one)) return false
}
return (found === 0 && count <= 100)
}
function fits95(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return true
}
function fits96(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits97(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits96(one))) return false
}
return true
}
function fits98(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
}
return true
}
function fits99(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits45(key)) return false
if (!(typeof one === 'boolean')) return false
}
return (found === 0 && count <= 100)
}
function fits100(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits45(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return (found === 0 && count <= 40)
}
function fits101(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "value":
if (!((Number.isFinite(one) && one >= -1000 && one <= 1000))) return false
break
case "terms":
if (!(fits90(one))) return false
break
case "legal":
if (!(typeof one === 'boolean')) return false
break
case "reason":
if (!((typeof one === 'string' && (one.length <= 400 || lengthOf(one) <= 400) && lengthOf(one) >= 1))) return false
break
case "dice":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "hits":
if (!((Number.isFinite(one) && one >= 0 && one <= 20))) return false
break
case "kill":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "units":
if (!(fits93(one))) return false
break
case "obstacles":
if (!(fits94(one))) return false
break
case "medals":
if (!(fits95(one))) return false
break
case "hands":
if (!(fits97(one))) return false
break
case "handSizes":
if (!(fits98(one))) return false
break
case "discarded":
if (!(fits51(one))) return false
break
case "sight":
if (!(fits99(one))) return false
break
case "smoke":
if (!(fits100(one))) return false
break
case "visibility":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "phase":
if (!(one === "play" || one === "aim" || one === "order" || one === "move" || one === "battle" || one === "react" || one === "retreat" || one === "advance" || one === "overrun" || one === "second" || one === "discard" || one === "keep" || one === "announce")) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "side":
if (!(one === 1 || one === 2)) return false
break
case "winner":
if (!(one === 1 || one === 2 || one === "nobody" || one === "none")) return false
break
case "undo":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 0
}
function fits102(value) {
return (fits101(value))
}
function fits103(value) {
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
if (!(fits33(one))) return false
found++
break
case "map":
if (!((typeof one === 'string' && (one.length <= 2000 || lengthOf(one) <= 2000) && lengthOf(one) >= 1))) return false
found++
break
case "borders":
if (!(fits2(one))) return false
break
case "obstacles":
if (!(fits39(one))) return false
break
case "ways":
if (!(fits43(one))) return false
break
case "ends":
if (!(fits44(one))) return false
break
case "mines":
if (!(fits46(one))) return false
break
case "nations":
if (!(fits47(one))) return false
break
case "edges":
if (!(fits48(one))) return false
break
case "hands":
if (!(fits50(one))) return false
break
case "waiting":
if (!(fits47(one))) return false
break
case "last":
if (!fits5(one)) return false
break
case "deck":
if (!(fits51(one))) return false
break
case "discarded":
if (!(fits51(one))) return false
break
case "winAt":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
break
case "won":
if (!(fits52(one))) return false
break
case "medals":
if (!(fits55(one))) return false
break
case "special":
if (!fits75(one)) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "turns":
if (!((Number.isInteger(one) && one >= 1 && one <= 100))) return false
break
case "side":
if (!(one === 1 || one === 2)) return false
break
case "phase":
if (!(one === "play" || one === "aim" || one === "order" || one === "move" || one === "battle" || one === "react" || one === "retreat" || one === "advance" || one === "overrun" || one === "second" || one === "discard" || one === "keep" || one === "announce")) return false
break
case "card":
if (!fits5(one)) return false
break
case "section":
if (!(one === "left" || one === "centre" || one === "right")) return false
break
case "visibility":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "units":
if (!(fits78(one))) return false
found++
break
case "explain":
if (!(fits83(one))) return false
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
if (!fits102(one)) return false
found++
break
default: return false
}
}
return found === 5
}
function fits104(value) {
return (fits103(value))
}
function fits105(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits38(one)) return false
}
return true
}
function fits106(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits42(one)) return false
}
return true
}
function fits107(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits35(one)) return false
}
return true
}
function fits108(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "town" || one === "water" || one === "height" || one === "area")) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "at":
if (!fits62(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits109(value) {
return (fits108(value))
}
function fits110(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits109(one)) return false
}
return true
}
function fits111(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "map")) return false
found++
break
case "board":
if (!fits5(one)) return false
found++
break
case "terrain":
if (!((typeof one === 'string' && (one.length <= 20000 || lengthOf(one) <= 20000) && lengthOf(one) >= 1))) return false
found++
break
case "obstacles":
if (!(fits105(one))) return false
break
case "ways":
if (!(fits106(one))) return false
break
case "ends":
if (!(fits107(one))) return false
break
case "names":
if (!(fits110(one))) return false
break
default: return false
}
}
return found === 3
}
function fits112(value) {
return (fits111(value))
}
function fits113(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "infantry":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "armour":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "artillery":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
default: return false
}
}
return found === 0
}
function fits114(value) {
return (fits113(value))
}
function fits115(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "figures":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
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
case "start":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "least":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits117(value) {
return (fits19(value))
}
function fits118(value) {
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
case "rule":
if (!fits9(one)) return false
break
case "description":
if (!fits1(one)) return false
found++
break
case "fliesWell":
if (!(typeof one === 'boolean')) return false
found++
break
case "preparesCards":
if (!(typeof one === 'boolean')) return false
break
case "ignoresFlags":
if (!fits114(one)) return false
break
case "mustIgnore":
if (!(typeof one === 'boolean')) return false
break
case "fullStrengthDice":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "chargeHexes":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "extraOrders":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "echoBonusAgainst":
if (!fits5(one)) return false
break
case "strikesBack":
if (!(fits115(one))) return false
break
case "hand":
if (!(fits116(one))) return false
break
case "retreats":
if (!fits117(one)) return false
break
case "secondAssaultDice":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
default: return false
}
}
return found === 4
}
function fits119(value) {
return (fits118(value))
}
function fits120(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits119(one)) return false
}
return (found === 0 && count <= 40)
}
function fits121(value) {
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
if (!(fits120(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits122(value) {
return (fits121(value))
}
function fits123(value) {
return (value === "always" || value === "from-below" || value === "from-below-or-afar" || value === "builder" || value === "in-the-open" || value === "over-its-sides")
}
function fits124(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits125(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "reduction":
if (!fits114(one)) return false
found++
break
case "protects":
if (!fits123(one)) return false
found++
break
case "nations":
if (!(fits124(one))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits126(value) {
return (fits125(value))
}
function fits127(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits11(one)) return false
}
return true
}
function fits128(value) {
return ((typeof value === 'string' && pattern9.test(value)) || fits127(value))
}
function fits129(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "below":
if (!(fits124(one))) return false
found++
break
case "hexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "closed":
if (!fits128(one)) return false
found++
break
case "takeGround":
if (!(typeof one === 'boolean')) return false
found++
break
default: return false
}
}
return found === 4
}
function fits130(value) {
return (fits129(value))
}
function fits131(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 60)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits5(one)) return false
}
return true
}
function fits132(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "face":
if (!fits20(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits133(value) {
return (fits132(value))
}
function fits134(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return true
}
function fits135(value) {
return (fits134(value))
}
function fits136(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "rule":
if (!fits9(one)) return false
found++
break
case "look":
if (!(one === "bunker" || one === "hedgehogs" || one === "bridge" || one === "sandbags" || one === "wall" || one === "wire" || one === "mines" || one === "block" || one === "teeth" || one === "abatis")) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "like":
if (!fits5(one)) return false
break
case "reduction":
if (!fits114(one)) return false
break
case "protects":
if (!fits123(one)) return false
break
case "protectsNations":
if (!(fits124(one))) return false
break
case "shelter":
if (!fits126(one)) return false
break
case "closed":
if (!fits128(one)) return false
break
case "stops":
if (!fits128(one)) return false
break
case "stopsClimbing":
if (!fits128(one)) return false
break
case "stopsLeaving":
if (!fits128(one)) return false
break
case "fromBeside":
if (!fits128(one)) return false
break
case "mostHexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "climb":
if (!((Number.isInteger(one) && one >= 2 && one <= 9))) return false
break
case "face":
if (!fits130(one)) return false
break
case "notFrom":
if (!(fits96(one))) return false
break
case "noBattleEntering":
if (!fits128(one)) return false
break
case "battleFromBeside":
if (!fits128(one)) return false
break
case "noBattleLeaving":
if (!fits128(one)) return false
break
case "noBattle":
if (!fits128(one)) return false
break
case "battleOut":
if (!fits114(one)) return false
break
case "closeOnly":
if (!fits128(one)) return false
break
case "takeGround":
if (!fits128(one)) return false
break
case "overrun":
if (!(typeof one === 'boolean')) return false
break
case "advanceFromBeside":
if (!fits128(one)) return false
break
case "ignoresFlags":
if (!fits114(one)) return false
break
case "stubborn":
if (!(fits124(one))) return false
break
case "lossForFlag":
if (!fits128(one)) return false
break
case "retreatInto":
if (!(typeof one === 'boolean')) return false
break
case "sight":
if (!(one === "blocks" || one === "blocks-but-level" || one === "blocks-in-groups" || one === "open")) return false
break
case "height":
if (!(one === 0 || one === 1 || one === 2)) return false
break
case "openEnds":
if (!(typeof one === 'boolean')) return false
break
case "connects":
if (!(fits131(one))) return false
break
case "risk":
if (!fits133(one)) return false
break
case "artilleryRange":
if (!fits135(one)) return false
break
case "boats":
if (!(typeof one === 'boolean')) return false
break
case "tunnels":
if (!(typeof one === 'boolean')) return false
break
case "carries":
if (!(typeof one === 'boolean')) return false
break
case "leavesWithOccupant":
if (!(typeof one === 'boolean')) return false
break
case "removedInstead":
if (!fits128(one)) return false
break
case "removedOnEntering":
if (!fits128(one)) return false
break
case "mined":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 4
}
function fits137(value) {
return (fits136(value))
}
function fits138(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits137(one)) return false
}
return (found === 0 && count <= 200)
}
function fits139(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "obstacles")) return false
found++
break
case "entries":
if (!(fits138(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits140(value) {
return (fits139(value))
}
function fits141(value) {
return ((Number.isInteger(value) && value >= 0 && value <= 100))
}
function fits142(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
found++
break
case "from":
if (!fits141(one)) return false
found++
break
case "to":
if (!fits141(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits143(value) {
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
function fits144(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!(one === "easy" || one === "even" || one === "hard")) return false
}
return (found === 0 && count >= 1 && count <= 2)
}
function fits145(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits5(one)) return false
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
function fits146(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "winner":
if (!fits5(one)) return false
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
function fits147(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "length":
if (!(fits143(one))) return false
break
case "difficulty":
if (!(fits144(one))) return false
break
case "unwinnable":
if (!(fits145(one))) return false
break
case "history":
if (!(fits146(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits148(value) {
return (fits147(value))
}
function fits149(value) {
return ((typeof value === 'string' && pattern11.test(value)))
}
function fits150(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "light":
if (!fits149(one)) return false
found++
break
case "dark":
if (!fits149(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits151(value) {
return (fits150(value))
}
function fits152(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits5(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "type":
if (!fits5(one)) return false
found++
break
case "nation":
if (!fits5(one)) return false
break
case "hex":
if (!fits62(one)) return false
break
case "figures":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "reserve":
if (!(one === "airfield" || one === "train" || one === "paradrop")) return false
break
case "leader":
if (!(typeof one === 'boolean')) return false
break
case "camouflaged":
if (!(typeof one === 'boolean')) return false
break
case "boat":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 2
}
function fits153(value) {
return (fits152(value))
}
function fits154(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits153(one)) return false
}
return true
}
function fits155(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits5(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "colour":
if (!fits151(one)) return false
found++
break
case "edge":
if (!(one === "north" || one === "south")) return false
found++
break
case "nation":
if (!fits5(one)) return false
found++
break
case "hand":
if (!((Number.isInteger(one) && one >= 1 && one <= 12))) return false
found++
break
case "medals":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
found++
break
case "units":
if (!(fits154(one))) return false
found++
break
default: return false
}
}
return found === 8
}
function fits156(value) {
return (fits155(value))
}
function fits157(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits156(one)) return false
}
return true
}
function fits158(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits54(one)) return false
}
return true
}
function fits159(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "code":
if (!fits5(one)) return false
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
function fits160(value) {
return (fits159(value))
}
function fits161(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits160(one)) return false
}
return true
}
function fits162(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits0(one)) return false
}
return true
}
function fits163(value) {
return (fits162(value))
}
function fits164(value) {
return ((typeof value === 'string' && (value.length <= 120 || lengthOf(value) <= 120) && pattern12.test(value)))
}
function fits165(value) {
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
function fits166(value) {
return (fits165(value))
}
function fits167(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits166(one)) return false
}
return true
}
function fits168(value) {
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
if (!fits5(one)) return false
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
case "tie":
if (!fits5(one)) return false
break
case "date":
if (!((typeof one === 'string' && pattern10.test(one)))) return false
found++
break
case "daysPerTurn":
if (!((Number.isInteger(one) && one >= 1 && one <= 60))) return false
break
case "deck":
if (!fits5(one)) return false
break
case "balance":
if (!(fits142(one))) return false
found++
break
case "intent":
if (!fits148(one)) return false
break
case "sides":
if (!(fits157(one))) return false
found++
break
case "medals":
if (!(fits158(one))) return false
break
case "special":
if (!fits75(one)) return false
break
case "suppress":
if (!(fits161(one))) return false
break
case "authors":
if (!fits163(one)) return false
break
case "licence":
if (!fits164(one)) return false
break
case "sources":
if (!(fits167(one))) return false
found++
break
default: return false
}
}
return found === 10
}
function fits169(value) {
return (fits168(value))
}
function fits170(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits171(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "range":
if (!fits135(one)) return false
found++
break
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "markers":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits172(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "battleOut":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits173(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "dice":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "ignores":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "survival":
if (!fits133(one)) return false
found++
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits174(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "overrunHexes":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits175(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "faces":
if (!fits22(one)) return false
found++
break
case "hospitalDice":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "terrains":
if (!(fits124(one))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits176(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "obstacle":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits177(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hexes":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits178(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "distance":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits179(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "start":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "face":
if (!fits20(one)) return false
found++
break
case "day":
if (!((Number.isInteger(one) && one >= 1 && one <= 40))) return false
found++
break
default: return false
}
}
return found === 4
}
function fits180(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "steps":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
found++
break
case "figures":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits181(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "turns":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits182(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return true
}
function fits183(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "values":
if (!(fits182(one))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits184(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "face":
if (!fits20(one)) return false
found++
break
case "obstacle":
if (!fits5(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits185(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "special")) return false
found++
break
case "bridgeBlowing":
if (!fits133(one)) return false
found++
break
case "slowArmour":
if (!(fits170(one))) return false
found++
break
case "spottedGuns":
if (!(fits171(one))) return false
found++
break
case "boats":
if (!(fits172(one))) return false
found++
break
case "sabotage":
if (!fits133(one)) return false
found++
break
case "leader":
if (!(fits173(one))) return false
found++
break
case "desert":
if (!(fits174(one))) return false
found++
break
case "recovery":
if (!(fits175(one))) return false
found++
break
case "pontoon":
if (!(fits176(one))) return false
found++
break
case "supplies":
if (!(fits177(one))) return false
found++
break
case "camouflage":
if (!(fits178(one))) return false
found++
break
case "headquartersCards":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "night":
if (!(fits179(one))) return false
found++
break
case "paradrop":
if (!(fits180(one))) return false
found++
break
case "smoke":
if (!(fits181(one))) return false
found++
break
case "mines":
if (!(fits183(one))) return false
found++
break
case "cave":
if (!(fits184(one))) return false
found++
break
default: return false
}
}
return found === 18
}
function fits186(value) {
return (fits185(value))
}
function fits187(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "rule":
if (!fits9(one)) return false
found++
break
case "sign":
if (!((typeof one === 'string' && pattern13.test(one)))) return false
found++
break
case "look":
if (!(one === "open" || one === "desert" || one === "dunes" || one === "bog" || one === "town" || one === "bocage" || one === "forest" || one === "swamp" || one === "hills" || one === "mountains" || one === "alpine" || one === "salt" || one === "ruins" || one === "sea")) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "like":
if (!fits5(one)) return false
break
case "reduction":
if (!fits114(one)) return false
break
case "protects":
if (!fits123(one)) return false
break
case "protectsNations":
if (!(fits124(one))) return false
break
case "shelter":
if (!fits126(one)) return false
break
case "closed":
if (!fits128(one)) return false
break
case "stops":
if (!fits128(one)) return false
break
case "stopsClimbing":
if (!fits128(one)) return false
break
case "stopsLeaving":
if (!fits128(one)) return false
break
case "fromBeside":
if (!fits128(one)) return false
break
case "mostHexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "climb":
if (!((Number.isInteger(one) && one >= 2 && one <= 9))) return false
break
case "face":
if (!fits130(one)) return false
break
case "notFrom":
if (!(fits96(one))) return false
break
case "noBattleEntering":
if (!fits128(one)) return false
break
case "battleFromBeside":
if (!fits128(one)) return false
break
case "noBattleLeaving":
if (!fits128(one)) return false
break
case "noBattle":
if (!fits128(one)) return false
break
case "battleOut":
if (!fits114(one)) return false
break
case "closeOnly":
if (!fits128(one)) return false
break
case "takeGround":
if (!fits128(one)) return false
break
case "overrun":
if (!(typeof one === 'boolean')) return false
break
case "advanceFromBeside":
if (!fits128(one)) return false
break
case "ignoresFlags":
if (!fits114(one)) return false
break
case "stubborn":
if (!(fits124(one))) return false
break
case "lossForFlag":
if (!fits128(one)) return false
break
case "retreatInto":
if (!(typeof one === 'boolean')) return false
break
case "sight":
if (!(one === "blocks" || one === "blocks-but-level" || one === "blocks-in-groups" || one === "open")) return false
break
case "height":
if (!(one === 0 || one === 1 || one === 2)) return false
break
case "openEnds":
if (!(typeof one === 'boolean')) return false
break
case "connects":
if (!(fits131(one))) return false
break
case "risk":
if (!fits133(one)) return false
break
case "artilleryRange":
if (!fits135(one)) return false
break
case "boats":
if (!(typeof one === 'boolean')) return false
break
case "tunnels":
if (!(typeof one === 'boolean')) return false
break
case "openCountry":
if (!(typeof one === 'boolean')) return false
break
case "water":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 5
}
function fits188(value) {
return (fits187(value))
}
function fits189(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits188(one)) return false
}
return (found === 0 && count <= 200)
}
function fits190(value) {
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
if (!(fits189(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits191(value) {
return (fits190(value))
}
function fits192(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "unit":
if (!fits5(one)) return false
break
case "hex":
if (!fits62(one)) return false
break
case "card":
if (!fits5(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits193(value) {
return (fits192(value))
}
function fits194(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "phase":
if (!(one === "play" || one === "aim" || one === "order" || one === "move" || one === "battle" || one === "react" || one === "retreat" || one === "advance" || one === "overrun" || one === "second" || one === "discard" || one === "keep" || one === "announce")) return false
break
case "selected":
if (!fits5(one)) return false
break
case "holding":
if (!fits5(one)) return false
break
case "played":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "ordered":
if (!fits5(one)) return false
break
case "orders":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "moved":
if (!fits5(one)) return false
break
case "moves":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "battles":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "turn":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "before":
if (!((Number.isInteger(one) && one >= 0 && one <= 100))) return false
break
case "holds":
if (!fits62(one)) return false
break
case "lacks":
if (!fits62(one)) return false
break
case "arrived":
if (!fits5(one)) return false
break
case "gone":
if (!fits5(one)) return false
break
case "weakened":
if (!fits5(one)) return false
break
case "targets":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits195(value) {
return (fits194(value))
}
function fits196(value) {
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
if (!fits193(one)) return false
break
case "done":
if (!fits195(one)) return false
found++
break
case "skip":
if (!fits195(one)) return false
break
default: return false
}
}
return found === 2
}
function fits197(value) {
return (fits196(value))
}
function fits198(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits197(one)) return false
}
return true
}
function fits199(value) {
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
if (!(fits198(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits200(value) {
return (fits199(value))
}
function fits201(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits200(one)) return false
}
return true
}
function fits202(value) {
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
if (!fits193(one)) return false
break
case "when":
if (!fits195(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits203(value) {
return (fits202(value))
}
function fits204(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 60)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits203(one)) return false
}
return true
}
function fits205(value) {
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
if (!fits5(one)) return false
found++
break
case "opponent":
if (!(one === "planner" || one === "random")) return false
break
case "steps":
if (!(fits201(one))) return false
found++
break
case "advice":
if (!(fits204(one))) return false
break
default: return false
}
}
return found === 3
}
function fits206(value) {
return (fits205(value))
}
function fits207(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "infantry":
if (!fits22(one)) return false
break
case "armour":
if (!fits22(one)) return false
break
case "artillery":
if (!fits22(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits208(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "dice":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "markers":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits209(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "rule":
if (!fits9(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "kind":
if (!fits11(one)) return false
found++
break
case "symbol":
if (!(one === "infantry" || one === "special-forces" || one === "engineers" || one === "cavalry" || one === "ski" || one === "sniper" || one === "partisans" || one === "armour" || one === "elite-armour" || one === "heavy-armour" || one === "artillery" || one === "mobile-artillery" || one === "heavy-artillery" || one === "ship" || one === "train")) return false
found++
break
case "figures":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "moves":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "battlesAfter":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "range":
if (!fits135(one)) return false
found++
break
case "needsSight":
if (!(typeof one === 'boolean')) return false
break
case "takesGround":
if (!(typeof one === 'boolean')) return false
break
case "overruns":
if (!(typeof one === 'boolean')) return false
break
case "retreats":
if (!fits117(one)) return false
break
case "hitBy":
if (!fits22(one)) return false
found++
break
case "hitConfirmedBy":
if (!fits22(one)) return false
break
case "hitsWith":
if (!(fits207(one))) return false
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "crosshair":
if (!(fits208(one))) return false
break
case "pioneers":
if (!(typeof one === 'boolean')) return false
break
case "battlesAnywhere":
if (!(typeof one === 'boolean')) return false
break
case "secondAssault":
if (!(typeof one === 'boolean')) return false
break
case "train":
if (!(typeof one === 'boolean')) return false
break
case "ship":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 10
}
function fits210(value) {
return (fits209(value))
}
function fits211(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits210(one)) return false
}
return (found === 0 && count <= 200)
}
function fits212(value) {
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
if (!(fits211(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits213(value) {
return (fits212(value))
}
function fits214(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "name":
if (!fits0(one)) return false
found++
break
case "rule":
if (!fits9(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "look":
if (!(one === "paved" || one === "track" || one === "rail")) return false
found++
break
case "extraHexes":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "stops":
if (!fits128(one)) return false
break
case "sightOnHills":
if (!(typeof one === 'boolean')) return false
break
case "forTrains":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 4
}
function fits215(value) {
return (fits214(value))
}
function fits216(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits5(key)) return false
if (!fits215(one)) return false
}
return (found === 0 && count <= 8)
}
function fits217(value) {
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
if (!(fits216(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits218(value) {
return (fits217(value))
}
export const guards = {
'boards': fits8,
'cards': fits29,
'dice': fits32,
'example': fits104,
'map': fits112,
'nations': fits122,
'obstacles': fits140,
'scenario': fits169,
'special': fits186,
'terrain': fits191,
'tutorial': fits206,
'units': fits213,
'ways': fits218,
}
