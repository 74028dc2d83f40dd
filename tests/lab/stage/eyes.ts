import { isInaccessible, queryAllByLabelText, queryAllByRole } from '@testing-library/react'
import type { Thing, ThingKind, Trait } from '#lab/stage/sights/sight.ts'

/** The roles of the things that have one. */
const roles = {
  button: ['button'],
  heading: ['heading'],
  link: ['link'],
  option: ['option', 'radio', 'menuitem'],
  picture: ['img'],
  progress: ['progressbar'],
  question: ['alertdialog', 'dialog'],
  row: ['row'],
  table: ['table'],
  warning: ['alert'],
} as const satisfies Partial<Record<ThingKind, readonly string[]>>

const isOutOfSight = (element: Element) => element.closest('[hidden], [inert], [aria-hidden="true"]') !== null

/** All words that are in sight, with single spaces. */
function wordsIn(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let words = ''
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement && !isOutOfSight(parentElement)) words += textContent
  }
  return words.replaceAll(/[\s\u2068\u2069]+/g, ' ')
}

/** The elements of a kind whose names begin like this. A role is looked for first, as whether it can be reached is dear to find out. */
export function elementsOf(kind: Exclude<ThingKind, 'text'>, name: string): readonly HTMLElement[] {
  const begins = (words: string) => words.startsWith(name)
  if (kind === 'field') {
    const fields = queryAllByLabelText(document.body, begins, { selector: 'input, textarea, select' })
    return fields.filter(field => !isOutOfSight(field) && !isInaccessible(field))
  }
  const found = roles[kind].flatMap(role =>
    kind === 'warning'
      ? queryAllByRole(document.body, role, { hidden: true }).filter(({ textContent }) => begins(textContent))
      : queryAllByRole(document.body, role, { hidden: true, name: begins }),
  )
  return found.filter(element => !isOutOfSight(element) && !isInaccessible(element))
}

const tests: Readonly<Record<Exclude<Trait, `says ${string}`>, (element: HTMLElement) => boolean>> = {
  disabled: element => element.matches(':disabled, [aria-disabled="true"]') && !element.matches('[data-pending]'),
  'in progress': element => element.matches('[data-pending], [aria-busy="true"]'),
  'in focus': element => element === document.activeElement,
  marked: element => element.matches('[data-marked]'),
  selected: element => element.matches(':checked, [aria-selected="true"]'),
  wrong: element => element.matches('[aria-invalid="true"]'),
}

const says = 'says '
const isTrueOf = (trait: Trait, element: HTMLElement) =>
  trait.startsWith(says)
    ? (element as HTMLInputElement).value === trait.slice(says.length)
    : tests[trait as keyof typeof tests](element)

/** A button without a trait can be pressed. */
const isPlain = (element: HTMLElement) => !tests.disabled(element) && !tests['in progress'](element)

/** Whether a person sees a thing, which is as it is told to be. */
export function isInSight([kind, name, trait]: Thing): boolean {
  if (kind === 'text') return wordsIn(document.body).includes(name)
  const found = elementsOf(kind, name)
  if (trait) return found.some(element => isTrueOf(trait, element))
  return kind === 'button' ? found.some(isPlain) : found.length > 0
}
