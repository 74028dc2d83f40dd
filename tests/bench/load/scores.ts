import { quantile, row } from '../figures.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse says of a page, from 0 to 100, and the titles of what is not as it should be beside performance. */
export type Look = { scores: Readonly<Record<Category, number>>; faults: readonly string[] }

export type PageScores = Look & { page: string; leastPerformance: number }

/** The median of each score. */
export function medianLook(looks: readonly Look[]): Look {
  const scoreOf = (category: Category) =>
    quantile(
      looks.map(({ scores }) => scores[category]),
      0.5,
    )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults: [...new Set(looks.flatMap(({ faults }) => faults))],
  }
}

/** The least that a page has to reach. Beside performance nothing depends on how busy the computer is. */
const leastOf = ({ leastPerformance }: PageScores, category: Category) =>
  category === 'performance' ? leastPerformance : 100

export const isGoodEnough = (page: PageScores) =>
  categories.every(category => page.scores[category] >= leastOf(page, category))

const line = (name: string, cells: readonly string[]) => name.padEnd(24) + row(cells, 18)

/** The lines of a table of all pages, and below it what is wrong with them. */
export function scoresTable(pages: readonly PageScores[]): readonly string[] {
  return [
    line('Lighthouse, mobile', categories),
    ...pages.map(each => {
      const cells = categories.map(category => {
        const [score, least] = [each.scores[category], leastOf(each, category)]
        return `${score < least ? '✗ ' : ''}${score} of ${least}`
      })
      return line(each.page, cells)
    }),
    ...pages.flatMap(({ page, faults }) => faults.map(fault => `${page}: ${fault}`)),
  ]
}
