import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'
import { judgeDone, judgeRefusal } from './command/judge.ts'
import type { Answer } from './command/visitor.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const stamps = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.123456Z' }
const role = { id, name: 'Weigher', description: '', default: false, permissions: [], ...stamps }
const page = { count: 1, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 }

const text = (text: string, status = 200): Answer => ({ status, type: 'text/plain', text, json: undefined })
const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  json: body,
})
const refused = (status: number, fields?: object) =>
  json({ error: 'No', message: 'No.', ...(fields && { fields }) }, status)

describe('Response to a valid call', () => {
  test.for<[CallName, string, Answer, string]>([
    ['roles.list', 'rows', json({ items: [role], pagination: page }), 'agrees'],
    ['roles.list', 'null in place of no rows', json({ items: null, pagination: page }), 'tolerated'],
    ['roles.list', 'rows without ids', json({ items: [{ ...role, id: 7 }], pagination: page }), 'breaks'],
    ['roles.get', 'a record whose list is null', json({ item: { ...role, permissions: null } }), 'tolerated'],
    ['roles.get', 'text', text('OK'), 'breaks'],
    ['roles.get', 'a refusal', refused(403), 'breaks'],
    ['roles.create', 'the record', json({ item: role }, 201), 'agrees'],
    ['roles.create', 'the record with status 200', json({ item: role }), 'tolerated'],
    ['roles.create', 'an id alone', text(id), 'tolerated'],
    ['roles.create', 'no id', text('OK'), 'tolerated'],
    ['roles.create', 'a web page', text('<!doctype html>'), 'breaks'],
    ['transactions.materials.create', 'an id alone', text(id), 'tolerated'],
    ['transactions.materials.create', 'no id', text('OK'), 'breaks'],
    ['roles.update', 'OK', text('OK'), 'tolerated'],
    ['roles.update', 'a refusal with status 200', refused(200), 'breaks'],
    ['roles.delete', 'OK', text('OK'), 'agrees'],
    ['roles.delete', 'nothing', text(''), 'tolerated'],
    ['authentication.mfa.enable', 'a picture', { ...text('…'), type: 'image/png' }, 'agrees'],
    ['roles.get', 'a picture', { ...text('…'), type: 'image/png' }, 'breaks'],
  ])('%s: %s', ([name, , answer, state]) => {
    expect(judgeDone(callOf(name), answer).state).toBe(state)
  })
})

describe('Response to an invalid call', () => {
  test.for<[CallName, number, string, Answer, string]>([
    ['roles.get', 404, 'that', refused(404), 'agrees'],
    ['roles.get', 404, 'another refusal', refused(403), 'tolerated'],
    ['roles.get', 404, 'a fault', refused(500), 'breaks'],
    ['roles.get', 404, 'a text', text('not found', 404), 'breaks'],
    ['roles.create', 422, 'the fields', refused(422, { name: 'Too short' }), 'agrees'],
    ['roles.create', 422, 'no fields', refused(422), 'tolerated'],
    [
      'roles.create',
      409,
      'what its database says of a taken name',
      json({ error: 'No', message: 'ERROR: duplicate key value violates unique constraint "idx_roles_name"' }, 500),
      'tolerated',
    ],
    ['roles.create', 409, 'doing it', json({ item: role }, 201), 'breaks'],
    ['roles.delete', 404, 'doing it once more', text('OK'), 'tolerated'],
    ['roles.update', 404, 'doing it', text('OK'), 'breaks'],
  ])('%s, %s: %s', ([name, status, , answer, state]) => {
    expect(judgeRefusal(callOf(name), answer, status).state).toBe(state)
  })
})

const seenIn = (name: CallName, items: readonly object[]) => judgeDone(callOf(name), json({ items, pagination: page }))

describe('Page with unreadable rows', () => {
  test('names them, and breaks no screen while readable rows remain', () => {
    expect(seenIn('roles.list', [role, { ...role, name: 'Weigher', createdAt: 'noon' }])).toMatchObject({
      state: 'tolerated',
      seen: '1 cannot be read: Weigher (createdAt is "noon")',
    })
  })

  test('names the record of an unreadable line', () => {
    const lines = [{ name: 'Copper', gwCode: 'GW 53', carbonFactor: '1', weight: 'heavy', value: 1, ...stamps }]
    expect(seenIn('transactions.list', [{ id, materials: lines, ...stamps }])).toMatchObject({
      state: 'tolerated',
      seen: `1 cannot be read: a line of ${id} (weight is "heavy")`,
    })
  })

  test('names the record with a non-numeric factor', () => {
    const material = { id, name: 'Copper', gwCode: 'GW 53', carbonFactor: 'n/a', ...stamps }
    expect(seenIn('materials.list', [material])).toMatchObject({
      state: 'tolerated',
      seen: 'Copper: carbonFactor is "n/a"',
    })
  })
})
