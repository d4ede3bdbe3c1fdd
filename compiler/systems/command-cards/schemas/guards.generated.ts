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
return ((typeof value === 'string' && (value.length <= 60 || lengthOf(value) <= 60) && pattern1.test(value)))
}
function fits5(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits3(one)) return false
}
return (found === 0 && count <= 20)
}
function fits6(value) {
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
if (!(fits5(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits7(value) {
return ((typeof value === 'string' && (value.length <= 8 || lengthOf(value) <= 8) && pattern2.test(value)))
}
function fits8(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 40))) return false
}
return (found === 0 && count >= 1 && count <= 10)
}
function fits9(value) {
return (value === "infantry" || value === "armour" || value === "artillery")
}
function fits10(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits9(one)) return false
}
return true
}
function fits11(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "section":
if (!(one === "left" || one === "centre" || one === "right" || one === "chosen")) return false
break
case "kinds":
if (!(fits10(one))) return false
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
function fits12(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits11(one)) return false
}
return true
}
function fits13(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 6)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits11(one)) return false
}
return true
}
function fits14(value) {
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
function fits15(value) {
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
function fits16(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
}
return true
}
function fits17(value) {
return (value === "infantry" || value === "armour" || value === "grenade" || value === "star" || value === "flag")
}
function fits18(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 5)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits17(one)) return false
}
return true
}
function fits19(value) {
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
if (!(fits16(one))) return false
found++
break
case "hits":
if (!fits18(one)) return false
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
function fits20(value) {
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
function fits21(value) {
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
if (!fits7(one)) return false
found++
break
case "class":
if (!(one === "section" || one === "tactic")) return false
found++
break
case "copies":
if (!(fits8(one))) return false
found++
break
case "orders":
if (!(fits12(one))) return false
found++
break
case "otherwise":
if (!(fits13(one))) return false
break
case "movement":
if (!(fits14(one))) return false
break
case "battle":
if (!(fits15(one))) return false
break
case "strike":
if (!(fits19(one))) return false
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
if (!fits4(one)) return false
break
case "draws":
if (!(fits20(one))) return false
break
case "reshuffles":
if (!(typeof one === 'boolean')) return false
break
case "asStrike":
if (!fits4(one)) return false
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
function fits22(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits21(one)) return false
}
return (found === 0 && count <= 200)
}
function fits23(value) {
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
if (!(fits22(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits24(value) {
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
function fits25(value) {
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
if (!(fits24(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits26(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits7(one)) return false
}
return true
}
function fits27(value) {
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern3.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits28(value) {
return ((typeof value === 'string' && (value.length <= 40 || lengthOf(value) <= 40) && pattern4.test(value)))
}
function fits29(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits28(one)) return false
}
return true
}
function fits30(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits4(one)) return false
found++
break
case "by":
if (!fits4(one)) return false
break
case "hexes":
if (!fits27(one)) return false
break
case "sides":
if (!(fits29(one))) return false
break
default: return false
}
}
return found === 1
}
function fits31(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits30(one)) return false
}
return true
}
function fits32(value) {
return ((typeof value === 'string' && (value.length <= 4000 || lengthOf(value) <= 4000) && pattern5.test(value)))
}
function fits33(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!fits4(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "run":
if (!fits32(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits34(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits33(one)) return false
}
return true
}
function fits35(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits28(one)) return false
}
return true
}
function fits36(value) {
return ((typeof value === 'string' && pattern6.test(value)))
}
function fits37(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits36(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return (found === 0 && count <= 20)
}
function fits38(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits39(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(one === "north" || one === "south")) return false
}
return true
}
function fits40(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits41(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits40(one))) return false
}
return true
}
function fits42(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits43(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 29))) return false
}
return true
}
function fits44(value) {
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
if (!fits27(one)) return false
found++
break
case "side":
if (!fits4(one)) return false
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
function fits45(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits44(one)) return false
}
return true
}
function fits46(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits47(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "sides":
if (!(fits46(one))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits48(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits49(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hexes":
if (!fits27(one)) return false
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
function fits50(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
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
function fits51(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hexes":
if (!fits27(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits52(value) {
return ((typeof value === 'string' && pattern7.test(value)) || (Number.isInteger(value) && value >= 101 && value <= 9999))
}
function fits53(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hex":
if (!fits52(one)) return false
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
function fits54(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits53(one))) return false
}
return true
}
function fits55(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hex":
if (!fits52(one)) return false
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
function fits56(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits55(one))) return false
}
return true
}
function fits57(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hex":
if (!fits52(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits58(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits57(one))) return false
}
return true
}
function fits59(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "roller":
if (!fits4(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits60(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
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
function fits61(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "stations":
if (!fits27(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits62(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "hexes":
if (!fits27(one)) return false
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
function fits63(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits62(one))) return false
}
return true
}
function fits64(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "airStrikes":
if (!(fits47(one))) return false
break
case "blitz":
if (!(fits48(one))) return false
break
case "bridgeBlowing":
if (!(fits49(one))) return false
break
case "pontoons":
if (!(fits50(one))) return false
break
case "spotting":
if (!(fits51(one))) return false
break
case "sabotage":
if (!(fits54(one))) return false
break
case "prisoners":
if (!(fits56(one))) return false
break
case "equipment":
if (!(fits56(one))) return false
break
case "desert":
if (!(typeof one === 'boolean')) return false
break
case "oasisRecovery":
if (!(typeof one === 'boolean')) return false
break
case "hospitals":
if (!(fits58(one))) return false
break
case "radar":
if (!(fits51(one))) return false
break
case "headquarters":
if (!(fits58(one))) return false
break
case "night":
if (!(fits59(one))) return false
break
case "paradrop":
if (!(fits51(one))) return false
break
case "smoke":
if (!(fits60(one))) return false
break
case "airfield":
if (!(fits51(one))) return false
break
case "trains":
if (!(fits61(one))) return false
break
case "exits":
if (!(fits63(one))) return false
break
default: return false
}
}
return found === 0
}
function fits65(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits4(one)) return false
found++
break
case "side":
if (!(one === 1 || one === 2)) return false
found++
break
case "type":
if (!fits4(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "nation":
if (!fits4(one)) return false
break
case "hex":
if (!fits52(one)) return false
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
function fits66(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits65(one)) return false
}
return true
}
function fits67(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "attacker":
if (!fits4(one)) return false
found++
break
case "target":
if (!fits4(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits68(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "unit":
if (!fits4(one)) return false
found++
break
case "to":
if (!fits52(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits69(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "unit":
if (!fits4(one)) return false
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
if (!(one === 1 || one === 2)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits71(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "dice":
if (!(fits67(one))) return false
break
case "movement":
if (!(fits68(one))) return false
break
case "flags":
if (!(fits69(one))) return false
break
case "medals":
if (!(fits70(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits72(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "card":
if (!fits4(one)) return false
break
case "section":
if (!(one === "left" || one === "centre" || one === "right")) return false
break
case "strike":
if (!(typeof one === 'boolean')) return false
break
case "unit":
if (!fits4(one)) return false
break
case "target":
if (!fits4(one)) return false
break
case "to":
if (!fits52(one)) return false
break
case "hex":
if (!fits52(one)) return false
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
function fits73(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "play":
if (!fits72(one)) return false
break
case "prepare":
if (!fits72(one)) return false
break
case "blow":
if (!fits72(one)) return false
break
case "bridge":
if (!fits72(one)) return false
break
case "smoke":
if (!fits72(one)) return false
break
case "aim":
if (!fits72(one)) return false
break
case "order":
if (!fits72(one)) return false
break
case "land":
if (!fits72(one)) return false
break
case "recover":
if (!fits72(one)) return false
break
case "move":
if (!fits72(one)) return false
break
case "attack":
if (!fits72(one)) return false
break
case "clear":
if (!fits72(one)) return false
break
case "seal":
if (!fits72(one)) return false
break
case "ignore":
if (!fits72(one)) return false
break
case "retreat":
if (!fits72(one)) return false
break
case "follow":
if (!fits72(one)) return false
break
case "discard":
if (!fits72(one)) return false
break
case "keep":
if (!fits72(one)) return false
break
case "announce":
if (!fits72(one)) return false
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
function fits74(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits73(one)) return false
}
return true
}
function fits75(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((typeof one === 'string' && pattern8.test(one)) || (Number.isInteger(one) && one >= 0 && one <= 1000000))) return false
}
return true
}
function fits76(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits7(key)) return false
if (!((Number.isFinite(one) && one >= -1000 && one <= 1000))) return false
}
return (found === 0 && count <= 40)
}
function fits77(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "hex":
if (!fits52(one)) return false
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
function fits78(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits77(one)) return false
}
return (found === 0 && count <= 40)
}
function fits79(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits36(key)) return false
if (!fits4(one)) return false
}
return (found === 0 && count <= 100)
}
function fits80(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
}
return true
}
function fits81(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits82(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!(fits81(one))) return false
}
return true
}
function fits83(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
}
return true
}
function fits84(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits36(key)) return false
if (!(typeof one === 'boolean')) return false
}
return (found === 0 && count <= 100)
}
function fits85(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits36(key)) return false
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return (found === 0 && count <= 40)
}
function fits86(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "value":
if (!((Number.isFinite(one) && one >= -1000 && one <= 1000))) return false
break
case "terms":
if (!(fits76(one))) return false
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
if (!(fits78(one))) return false
break
case "obstacles":
if (!(fits79(one))) return false
break
case "medals":
if (!(fits80(one))) return false
break
case "hands":
if (!(fits82(one))) return false
break
case "handSizes":
if (!(fits83(one))) return false
break
case "discarded":
if (!(fits42(one))) return false
break
case "sight":
if (!(fits84(one))) return false
break
case "smoke":
if (!(fits85(one))) return false
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
function fits87(value) {
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
if (!(fits26(one))) return false
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
if (!(fits31(one))) return false
break
case "ways":
if (!(fits34(one))) return false
break
case "ends":
if (!(fits35(one))) return false
break
case "mines":
if (!(fits37(one))) return false
break
case "nations":
if (!(fits38(one))) return false
break
case "edges":
if (!(fits39(one))) return false
break
case "hands":
if (!(fits41(one))) return false
break
case "waiting":
if (!(fits38(one))) return false
break
case "last":
if (!fits4(one)) return false
break
case "deck":
if (!(fits42(one))) return false
break
case "discarded":
if (!(fits42(one))) return false
break
case "winAt":
if (!((Number.isInteger(one) && one >= 1 && one <= 30))) return false
break
case "won":
if (!(fits43(one))) return false
break
case "medals":
if (!(fits45(one))) return false
break
case "special":
if (!fits64(one)) return false
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
if (!fits4(one)) return false
break
case "section":
if (!(one === "left" || one === "centre" || one === "right")) return false
break
case "visibility":
if (!((Number.isInteger(one) && one >= 0 && one <= 20))) return false
break
case "units":
if (!(fits66(one))) return false
found++
break
case "explain":
if (!(fits71(one))) return false
break
case "forecast":
if (!(fits67(one))) return false
break
case "legal":
if (!fits73(one)) return false
break
case "do":
if (!(fits74(one))) return false
break
case "dice":
if (!(fits75(one))) return false
break
case "expect":
if (!fits86(one)) return false
found++
break
default: return false
}
}
return found === 5
}
function fits88(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits30(one)) return false
}
return true
}
function fits89(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits33(one)) return false
}
return true
}
function fits90(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 400)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits28(one)) return false
}
return true
}
function fits91(value) {
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
if (!fits52(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits92(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits91(one)) return false
}
return true
}
function fits93(value) {
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
if (!fits4(one)) return false
found++
break
case "terrain":
if (!((typeof one === 'string' && (one.length <= 20000 || lengthOf(one) <= 20000) && lengthOf(one) >= 1))) return false
found++
break
case "obstacles":
if (!(fits88(one))) return false
break
case "ways":
if (!(fits89(one))) return false
break
case "ends":
if (!(fits90(one))) return false
break
case "names":
if (!(fits92(one))) return false
break
default: return false
}
}
return found === 3
}
function fits94(value) {
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
function fits95(value) {
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
function fits96(value) {
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
function fits97(value) {
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
if (!fits7(one)) return false
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
if (!fits94(one)) return false
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
if (!fits4(one)) return false
break
case "strikesBack":
if (!(fits95(one))) return false
break
case "hand":
if (!(fits96(one))) return false
break
case "retreats":
if (!fits16(one)) return false
break
case "secondAssaultDice":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
default: return false
}
}
return found === 4
}
function fits98(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits97(one)) return false
}
return (found === 0 && count <= 40)
}
function fits99(value) {
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
if (!(fits98(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits100(value) {
return (value === "always" || value === "from-below" || value === "from-below-or-afar" || value === "builder" || value === "in-the-open" || value === "over-its-sides")
}
function fits101(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits102(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "reduction":
if (!fits94(one)) return false
found++
break
case "protects":
if (!fits100(one)) return false
found++
break
case "nations":
if (!(fits101(one))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits103(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 3)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits9(one)) return false
}
return true
}
function fits104(value) {
return ((typeof value === 'string' && pattern9.test(value)) || fits103(value))
}
function fits105(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "below":
if (!(fits101(one))) return false
found++
break
case "hexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
found++
break
case "closed":
if (!fits104(one)) return false
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
function fits106(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 60)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits4(one)) return false
}
return true
}
function fits107(value) {
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
if (!fits17(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits108(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return true
}
function fits109(value) {
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
if (!fits7(one)) return false
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
if (!fits4(one)) return false
break
case "reduction":
if (!fits94(one)) return false
break
case "protects":
if (!fits100(one)) return false
break
case "protectsNations":
if (!(fits101(one))) return false
break
case "shelter":
if (!fits102(one)) return false
break
case "closed":
if (!fits104(one)) return false
break
case "stops":
if (!fits104(one)) return false
break
case "stopsClimbing":
if (!fits104(one)) return false
break
case "stopsLeaving":
if (!fits104(one)) return false
break
case "fromBeside":
if (!fits104(one)) return false
break
case "mostHexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "climb":
if (!((Number.isInteger(one) && one >= 2 && one <= 9))) return false
break
case "face":
if (!fits105(one)) return false
break
case "notFrom":
if (!(fits81(one))) return false
break
case "noBattleEntering":
if (!fits104(one)) return false
break
case "battleFromBeside":
if (!fits104(one)) return false
break
case "noBattleLeaving":
if (!fits104(one)) return false
break
case "noBattle":
if (!fits104(one)) return false
break
case "battleOut":
if (!fits94(one)) return false
break
case "closeOnly":
if (!fits104(one)) return false
break
case "takeGround":
if (!fits104(one)) return false
break
case "overrun":
if (!(typeof one === 'boolean')) return false
break
case "advanceFromBeside":
if (!fits104(one)) return false
break
case "ignoresFlags":
if (!fits94(one)) return false
break
case "stubborn":
if (!(fits101(one))) return false
break
case "lossForFlag":
if (!fits104(one)) return false
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
if (!(fits106(one))) return false
break
case "risk":
if (!fits107(one)) return false
break
case "artilleryRange":
if (!fits108(one)) return false
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
if (!fits104(one)) return false
break
case "removedOnEntering":
if (!fits104(one)) return false
break
case "mined":
if (!(typeof one === 'boolean')) return false
break
default: return false
}
}
return found === 4
}
function fits110(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits109(one)) return false
}
return (found === 0 && count <= 200)
}
function fits111(value) {
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
if (!(fits110(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits112(value) {
return ((Number.isInteger(value) && value >= 0 && value <= 100))
}
function fits113(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
found++
break
case "from":
if (!fits112(one)) return false
found++
break
case "to":
if (!fits112(one)) return false
found++
break
default: return false
}
}
return found === 3
}
function fits114(value) {
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
function fits115(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!(one === "easy" || one === "even" || one === "hard")) return false
}
return (found === 0 && count >= 1 && count <= 2)
}
function fits116(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "side":
if (!fits4(one)) return false
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
function fits117(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "winner":
if (!fits4(one)) return false
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
function fits118(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "length":
if (!(fits114(one))) return false
break
case "difficulty":
if (!(fits115(one))) return false
break
case "unwinnable":
if (!(fits116(one))) return false
break
case "history":
if (!(fits117(one))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits119(value) {
return ((typeof value === 'string' && pattern11.test(value)))
}
function fits120(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "light":
if (!fits119(one)) return false
found++
break
case "dark":
if (!fits119(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits121(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits4(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
break
case "type":
if (!fits4(one)) return false
found++
break
case "nation":
if (!fits4(one)) return false
break
case "hex":
if (!fits52(one)) return false
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
function fits122(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits121(one)) return false
}
return true
}
function fits123(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "id":
if (!fits4(one)) return false
found++
break
case "name":
if (!fits0(one)) return false
found++
break
case "colour":
if (!fits120(one)) return false
found++
break
case "edge":
if (!(one === "north" || one === "south")) return false
found++
break
case "nation":
if (!fits4(one)) return false
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
if (!(fits122(one))) return false
found++
break
default: return false
}
}
return found === 8
}
function fits124(value) {
if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits123(one)) return false
}
return true
}
function fits125(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 40)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits44(one)) return false
}
return true
}
function fits126(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "code":
if (!fits4(one)) return false
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
function fits127(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 200)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits126(one)) return false
}
return true
}
function fits128(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits0(one)) return false
}
return true
}
function fits129(value) {
return ((typeof value === 'string' && (value.length <= 120 || lengthOf(value) <= 120) && pattern12.test(value)))
}
function fits130(value) {
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
function fits131(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 50)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits130(one)) return false
}
return true
}
function fits132(value) {
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
if (!fits4(one)) return false
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
if (!fits4(one)) return false
break
case "date":
if (!((typeof one === 'string' && pattern10.test(one)))) return false
found++
break
case "daysPerTurn":
if (!((Number.isInteger(one) && one >= 1 && one <= 60))) return false
break
case "deck":
if (!fits4(one)) return false
break
case "balance":
if (!(fits113(one))) return false
found++
break
case "intent":
if (!fits118(one)) return false
break
case "sides":
if (!(fits124(one))) return false
found++
break
case "medals":
if (!(fits125(one))) return false
break
case "special":
if (!fits64(one)) return false
break
case "suppress":
if (!(fits127(one))) return false
break
case "authors":
if (!fits128(one)) return false
break
case "licence":
if (!fits129(one)) return false
break
case "sources":
if (!(fits131(one))) return false
found++
break
default: return false
}
}
return found === 10
}
function fits133(value) {
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
function fits134(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "range":
if (!fits108(one)) return false
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
function fits135(value) {
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
function fits136(value) {
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
if (!fits107(one)) return false
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
function fits137(value) {
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
function fits138(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "faces":
if (!fits18(one)) return false
found++
break
case "hospitalDice":
if (!((Number.isInteger(one) && one >= 1 && one <= 20))) return false
found++
break
case "terrains":
if (!(fits101(one))) return false
found++
break
default: return false
}
}
return found === 3
}
function fits139(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "obstacle":
if (!fits4(one)) return false
found++
break
default: return false
}
}
return found === 1
}
function fits140(value) {
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
function fits141(value) {
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
function fits142(value) {
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
if (!fits17(one)) return false
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
function fits143(value) {
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
function fits144(value) {
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
function fits145(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 100)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
}
return true
}
function fits146(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "values":
if (!(fits145(one))) return false
found++
break
default: return false
}
}
return found === 1
}
function fits147(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "face":
if (!fits17(one)) return false
found++
break
case "obstacle":
if (!fits4(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits148(value) {
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
if (!fits107(one)) return false
found++
break
case "slowArmour":
if (!(fits133(one))) return false
found++
break
case "spottedGuns":
if (!(fits134(one))) return false
found++
break
case "boats":
if (!(fits135(one))) return false
found++
break
case "sabotage":
if (!fits107(one)) return false
found++
break
case "leader":
if (!(fits136(one))) return false
found++
break
case "desert":
if (!(fits137(one))) return false
found++
break
case "recovery":
if (!(fits138(one))) return false
found++
break
case "pontoon":
if (!(fits139(one))) return false
found++
break
case "supplies":
if (!(fits140(one))) return false
found++
break
case "camouflage":
if (!(fits141(one))) return false
found++
break
case "headquartersCards":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
found++
break
case "night":
if (!(fits142(one))) return false
found++
break
case "paradrop":
if (!(fits143(one))) return false
found++
break
case "smoke":
if (!(fits144(one))) return false
found++
break
case "mines":
if (!(fits146(one))) return false
found++
break
case "cave":
if (!(fits147(one))) return false
found++
break
default: return false
}
}
return found === 18
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
case "rule":
if (!fits7(one)) return false
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
if (!fits4(one)) return false
break
case "reduction":
if (!fits94(one)) return false
break
case "protects":
if (!fits100(one)) return false
break
case "protectsNations":
if (!(fits101(one))) return false
break
case "shelter":
if (!fits102(one)) return false
break
case "closed":
if (!fits104(one)) return false
break
case "stops":
if (!fits104(one)) return false
break
case "stopsClimbing":
if (!fits104(one)) return false
break
case "stopsLeaving":
if (!fits104(one)) return false
break
case "fromBeside":
if (!fits104(one)) return false
break
case "mostHexes":
if (!((Number.isInteger(one) && one >= 1 && one <= 9))) return false
break
case "climb":
if (!((Number.isInteger(one) && one >= 2 && one <= 9))) return false
break
case "face":
if (!fits105(one)) return false
break
case "notFrom":
if (!(fits81(one))) return false
break
case "noBattleEntering":
if (!fits104(one)) return false
break
case "battleFromBeside":
if (!fits104(one)) return false
break
case "noBattleLeaving":
if (!fits104(one)) return false
break
case "noBattle":
if (!fits104(one)) return false
break
case "battleOut":
if (!fits94(one)) return false
break
case "closeOnly":
if (!fits104(one)) return false
break
case "takeGround":
if (!fits104(one)) return false
break
case "overrun":
if (!(typeof one === 'boolean')) return false
break
case "advanceFromBeside":
if (!fits104(one)) return false
break
case "ignoresFlags":
if (!fits94(one)) return false
break
case "stubborn":
if (!(fits101(one))) return false
break
case "lossForFlag":
if (!fits104(one)) return false
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
if (!(fits106(one))) return false
break
case "risk":
if (!fits107(one)) return false
break
case "artilleryRange":
if (!fits108(one)) return false
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
function fits150(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
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
if (!(one === "terrain")) return false
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
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "unit":
if (!fits4(one)) return false
break
case "hex":
if (!fits52(one)) return false
break
case "card":
if (!fits4(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1 && count <= 1)
}
function fits153(value) {
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
if (!fits4(one)) return false
break
case "holding":
if (!fits4(one)) return false
break
case "played":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
case "ordered":
if (!fits4(one)) return false
break
case "orders":
if (!((Number.isInteger(one) && one >= 0 && one <= 99))) return false
break
case "moved":
if (!fits4(one)) return false
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
if (!fits52(one)) return false
break
case "lacks":
if (!fits52(one)) return false
break
case "arrived":
if (!fits4(one)) return false
break
case "gone":
if (!fits4(one)) return false
break
case "weakened":
if (!fits4(one)) return false
break
case "targets":
if (!((Number.isInteger(one) && one >= 0 && one <= 999))) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits154(value) {
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
if (!fits152(one)) return false
break
case "done":
if (!fits153(one)) return false
found++
break
case "skip":
if (!fits153(one)) return false
break
default: return false
}
}
return found === 2
}
function fits155(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits154(one)) return false
}
return true
}
function fits156(value) {
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
if (!(fits155(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits157(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 12)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits156(one)) return false
}
return true
}
function fits158(value) {
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
if (!fits152(one)) return false
break
case "when":
if (!fits153(one)) return false
found++
break
default: return false
}
}
return found === 2
}
function fits159(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 60)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits158(one)) return false
}
return true
}
function fits160(value) {
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
if (!fits4(one)) return false
found++
break
case "opponent":
if (!(one === "planner" || one === "random")) return false
break
case "steps":
if (!(fits157(one))) return false
found++
break
case "advice":
if (!(fits159(one))) return false
break
default: return false
}
}
return found === 3
}
function fits161(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "infantry":
if (!fits18(one)) return false
break
case "armour":
if (!fits18(one)) return false
break
case "artillery":
if (!fits18(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits162(value) {
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
function fits163(value) {
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
if (!fits7(one)) return false
found++
break
case "description":
if (!fits1(one)) return false
found++
break
case "kind":
if (!fits9(one)) return false
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
if (!fits108(one)) return false
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
if (!fits16(one)) return false
break
case "hitBy":
if (!fits18(one)) return false
found++
break
case "hitConfirmedBy":
if (!fits18(one)) return false
break
case "hitsWith":
if (!(fits161(one))) return false
break
case "medals":
if (!((Number.isInteger(one) && one >= 0 && one <= 9))) return false
break
case "crosshair":
if (!(fits162(one))) return false
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
function fits164(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits163(one)) return false
}
return (found === 0 && count <= 200)
}
function fits165(value) {
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
if (!(fits164(one))) return false
found++
break
default: return false
}
}
return found === 2
}
function fits166(value) {
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
if (!fits7(one)) return false
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
if (!fits104(one)) return false
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
function fits167(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits4(key)) return false
if (!fits166(one)) return false
}
return (found === 0 && count <= 8)
}
function fits168(value) {
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
if (!(fits167(one))) return false
found++
break
default: return false
}
}
return found === 2
}
export const guards = {
'boards': fits6,
'cards': fits23,
'dice': fits25,
'example': fits87,
'map': fits93,
'nations': fits99,
'obstacles': fits111,
'scenario': fits132,
'special': fits148,
'terrain': fits151,
'tutorial': fits160,
'units': fits165,
'ways': fits168,
}
