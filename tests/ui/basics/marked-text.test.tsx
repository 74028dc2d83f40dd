import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkedText } from '#ui/basics/marked-text.tsx'

const marksIn = (text: string, term: string) => {
  const { container } = render(<MarkedText text={text} term={term} />)
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
}

test.for([
  ['Copper wire', 'cop', ['Cop']],
  ['Copper wire', 'WI  co', ['Co', 'wi']],
  ['Copper coil', 'co copper', ['Copper', 'co']],
  ['Umhlanga Metals', 'a', ['a', 'a', 'a']],
  ['GW 53-02', 'gw 53', ['GW', '53']],
  ['Ångström & Söhne', 'söhne å', ['Å', 'Söhne']],
  ['Scrap (mixed) [a.b]', '(mixed) .', ['(mixed)', '.']],
  ['naledi@umhlangametals.example', 'metals', ['metals']],
  ['نحاس', 'حا', ['حا']],
] as const)('marks in “%s” the words of “%s”', ([text, term, marked]) => {
  expect(marksIn(text, term)).toEqual(marked)
})

test.for(['', '   ', 'zinc'])('marks nothing for “%s”', term => {
  expect(marksIn('Copper wire', term)).toEqual([])
})
