import { beforeEach, expect, test } from 'vitest'
import { draftKey, dropDraftsOf, dropDraftsOfOthers, dropOldDrafts } from '#actors/drafts/draft-lifetime.ts'
import { readDraft } from '#actors/drafts/draft-storage.ts'

const now = Date.UTC(2026, 10, 20)
const day = 86_400_000
const path = '/admin/users/create'

const store = (name: string, daysAgo = 0) =>
  localStorage.setItem(
    draftKey(name),
    JSON.stringify({ at: now - daysAgo * day, changes: {}, withheld: [], lines: [] }),
  )
const isStored = (name: string) => localStorage.getItem(draftKey(name)) !== null

beforeEach(() => localStorage.clear())

test.each([
  ['yesterday', 1, true],
  ['almost 14 days ago', 13.9, true],
  ['14 days ago', 14, false],
  ['tomorrow, by a clock that was wrong', -1, true],
  ['14 days ahead', -14, false],
])('keeps and reads a draft of %s: %d days, %s', (_, daysAgo, isFresh) => {
  store(path, daysAgo)
  expect(readDraft(path, now) !== null).toBe(isFresh)
  store(path, daysAgo)
  dropOldDrafts(now)
  expect(isStored(path)).toBe(isFresh)
})

test('deletes unreadable drafts, and drafts of an older version, which might have private values', () => {
  localStorage.setItem('threereco.draft.1.somebody/admin/users/create', `{"at":${now},"changes":{"idNumber":"1"}}`)
  localStorage.setItem(draftKey(path), '{"at":')
  dropOldDrafts(now)
  expect(localStorage).toHaveLength(0)
})

test('keeps the loads of other users', () => {
  for (const user of ['naledi', 'sipho']) store(`${user}${path}#load`)
  dropDraftsOfOthers('naledi')
  expect(['naledi', 'sipho'].map(user => isStored(`${user}${path}#load`))).toEqual([true, true])
  dropDraftsOf('sipho', { keepsLoads: true })
  expect(isStored(`sipho${path}#load`)).toBe(true)
  dropDraftsOf('sipho')
  expect(isStored(`sipho${path}#load`)).toBe(false)
})

test('deletes the drafts of one user, or of all others', () => {
  for (const user of ['naledi', 'sipho', 'thandi']) store(user + path)
  dropDraftsOf('sipho')
  expect(['naledi', 'sipho', 'thandi'].map(user => isStored(user + path))).toEqual([true, false, true])
  dropDraftsOfOthers('naledi')
  expect(['naledi', 'thandi'].map(user => isStored(user + path))).toEqual([true, false])
})
