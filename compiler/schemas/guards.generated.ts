// @ts-nocheck
// Generated from *.schema.json by `npm run generate`. Do not edit.
import { lengthOf } from './length.ts'
const pattern0 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$", 'u')
const pattern1 = new RegExp("^[A-Z][0-9]+[a-z]?$", 'u')
const pattern2 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", 'u')
const pattern3 = new RegExp("^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$", 'u')
const pattern4 = new RegExp("^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$", 'u')
const pattern5 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*(/[A-Za-z0-9_][A-Za-z0-9._-]*)+$", 'u')
function fits0(value) {
return ((typeof value === 'string' && (value.length <= 80 || lengthOf(value) <= 80) && pattern0.test(value)))
}
function fits1(value) {
return ((typeof value === 'string' && (value.length <= 400 || lengthOf(value) <= 400) && pattern0.test(value)))
}
function fits2(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
switch (key) {
case "engine":
if (!fits1(one)) return false
break
case "rule":
if (!fits1(one)) return false
break
case "examples":
if (!fits1(one)) return false
break
case "tests":
if (!fits1(one)) return false
break
default: return false
}
}
return (found === 0 && count >= 1)
}
function fits3(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "title":
if (!fits0(one)) return false
found++
break
case "partly":
if (!fits1(one)) return false
break
case "without":
if (!(fits2(one))) return false
break
default: return false
}
}
return found === 1
}
function fits4(value) {
return ((typeof value === 'string' && (value.length <= 8 || lengthOf(value) <= 8) && pattern1.test(value)))
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
return (found === 0 && count >= 1 && count <= 400)
}
function fits6(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "kind":
if (!(one === "coverage")) return false
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
return ((typeof value === 'string' && (value.length <= 60 || lengthOf(value) <= 60) && pattern2.test(value)))
}
function fits8(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits0(one)) return false
}
return true
}
function fits9(value) {
return ((typeof value === 'string' && (value.length <= 120 || lengthOf(value) <= 120) && pattern4.test(value)))
}
function fits10(value) {
if (!(Array.isArray(value) && value.length >= 0 && value.length <= 1000)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!((typeof one === 'string' && (one.length <= 200 || lengthOf(one) <= 200) && pattern5.test(one)))) return false
}
return true
}
function fits11(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "code":
if (!fits7(one)) return false
found++
break
case "file":
if (!((typeof one === 'string' && (one.length <= 200 || lengthOf(one) <= 200) && lengthOf(one) >= 1))) return false
break
case "at":
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
function fits12(value) {
if (!(Array.isArray(value) && value.length <= 50)) return false
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
case "kind":
if (!(one === "pack")) return false
found++
break
case "id":
if (!fits7(one)) return false
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
case "version":
if (!((typeof one === 'string' && (one.length <= 20 || lengthOf(one) <= 20) && pattern3.test(one)))) return false
found++
break
case "authors":
if (!fits8(one)) return false
found++
break
case "licence":
if (!fits9(one)) return false
found++
break
case "alone":
if (!(typeof one === 'boolean')) return false
break
case "overrides":
if (!(fits10(one))) return false
break
case "suppress":
if (!(fits12(one))) return false
break
default: return false
}
}
return found === 7
}
function fits14(value) {
if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false
for (let index = 0; index < value.length; index++) {
const one = value[index]
if (!fits1(one)) return false
}
return true
}
function fits15(value) {
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
function fits16(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
let count = 0
for (const key in value) {
const one = value[key]
count++
if (!fits7(key)) return false
if (!fits15(one)) return false
}
return (found === 0 && count <= 8)
}
function fits17(value) {
if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
let found = 0
for (const key in value) {
const one = value[key]
switch (key) {
case "code":
if (!fits7(one)) return false
found++
break
case "file":
if (!((typeof one === 'string' && (one.length <= 120 || lengthOf(one) <= 120) && lengthOf(one) >= 1))) return false
break
case "at":
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
function fits18(value) {
if (!(Array.isArray(value) && value.length <= 50)) return false
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
case "kind":
if (!(one === "system")) return false
found++
break
case "id":
if (!fits7(one)) return false
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
case "board":
if (!(one === "hex")) return false
found++
break
case "sequence":
if (!(fits14(one))) return false
found++
break
case "difficulties":
if (!(fits16(one))) return false
break
case "suppress":
if (!(fits18(one))) return false
break
default: return false
}
}
return found === 6
}
export const guards = {
'coverage': fits6,
'pack': fits13,
'system': fits19,
}
