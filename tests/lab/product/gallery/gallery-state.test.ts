import { expect, test } from 'vitest'
import { changeGallery, emptyGallery, type GalleryChange, phaseOf } from '#lab/product/gallery/gallery-state.ts'

const after = (ids: readonly string[], ...changes: readonly GalleryChange[]) =>
  [{ ids }, ...changes].reduce(changeGallery, emptyGallery)
const copy = {} as HTMLElement
const drawn = (id: string) => ({ id, result: copy })

test('renders two cards in parallel, in order', () => {
  const ids = ['one', 'two', 'three', 'four']
  expect(after(ids).renderers).toEqual(['one', 'two'])
  const state = after(ids, drawn('two'))
  expect(state.renderers).toEqual(['one', 'three'])
  expect(ids.map(id => phaseOf(state, id))).toEqual(['drawing', 'drawn', 'drawing', 'waiting'])
})

test('renders visible cards first, then all others', () => {
  const near = [
    { id: 'four', isNear: true },
    { id: 'five', isNear: true },
    { id: 'four', isNear: false },
  ]
  const state = after(['one', 'two', 'three', 'four', 'five'], ...near, drawn('one'), drawn('two'))
  expect(state.renderers).toEqual(['five', 'three'])
})

test('renders each card once, and none outside the search', () => {
  const state = after(['one', 'two', 'three'], drawn('one'), { ids: ['one', 'two'] }, drawn('two'), drawn('three'))
  expect(state.renderers).toEqual([null, null])
})

test('stores the reason of a failed card, and ignores its late result', () => {
  const state = after(['one', 'two', 'three'], { id: 'one', result: 'find is not pending' }, drawn('one'))
  expect([...state.ended]).toEqual([['one', 'find is not pending']])
  expect(state.renderers).toEqual(['three', 'two'])
  expect(phaseOf(state, 'one')).toBe('failed')
})
