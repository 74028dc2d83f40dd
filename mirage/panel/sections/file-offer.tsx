import { countInWords } from '#domain/figures/counts.ts'
import type { ImportResource, ImportVerdict } from '#domain/import/import-types.ts'
import type { FileSample } from '#mirage/data/file-sample.ts'
import { fileSamplesFor } from '#mirage/file-samples.ts'
import type { Mock } from '#mirage/mock.ts'
import * as css from './account-offer.css.ts'

type Source = Pick<Mock, 'store' | 'signedInUser' | 'now'>

const labels: Readonly<Record<ImportVerdict, string>> = {
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  doubt: 'doubtful',
  wrong: 'invalid',
  leftOut: 'left out',
}

/** Returns the counts by verdict: "3 new, 3 invalid". */
const countsOf = ({ verdicts }: FileSample) =>
  (Object.keys(labels) as ImportVerdict[])
    .flatMap(verdict => {
      const count = verdicts[verdict] ?? 0
      return count === 0 ? [] : `${countInWords(count, 'en')} ${labels[verdict]}`
    })
    .join(', ')

/** Creates a component for the import screens that offers files with difficulties. */
export function createFileOffer(mock: Source) {
  return function FileOffer({ resource, onUse }: { resource: ImportResource; onUse: (file: File) => void }) {
    return (
      <section className={css.offer} aria-label="Mock files" lang="en" dir="ltr">
        <p>Mock files. Click one to import it:</p>
        <ul className={css.accounts}>
          {fileSamplesFor(mock, resource).map(sample => (
            <li key={sample.title}>
              <button
                type="button"
                className={css.account}
                onClick={() => onUse(new File([sample.content()], sample.name, { type: 'text/csv' }))}
              >
                <span className={css.name}>{sample.title}</span>{' '}
                <span>
                  {sample.about}: {countsOf(sample)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  }
}
