import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from '#lab/view/lab.css.ts'
import { askServer } from '#lab/view/open/load-machines.ts'
import { useFetched } from '#lab/view/open/use-fetched.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'

/** Number of files above which the list has a search. */
const few = 12

/** Links to the files of the folder that create machines, with the ids in their sources. */
export function FileList({ folder, shown }: { folder: string; shown: string | null }) {
  const { value: files, problem } = useFetched(folder, signal => askServer('files', {}, signal))
  const [term, setTerm] = useState('')
  if (problem !== null) return <Alert kind="bad">{problem}</Alert>
  if (!files) return null
  const wanted = term.toLowerCase()
  const found = files.filter(({ path, ids }) => `${path} ${ids.join(' ')}`.toLowerCase().includes(wanted))
  return (
    <>
      <p className={css.machinesHead}>
        <span>{files.length === 0 ? 'No file creates a machine' : 'Files with machines'}</span>
        <span>{files.length || ''}</span>
      </p>
      {files.length > few ? <SearchField label="Find files" value={term} onChange={setTerm} /> : null}
      <nav aria-label="Files" className={css.machines}>
        {found.map(({ path, ids }) => {
          const name = path.slice(folder.length + 1)
          return (
            <Link
              key={path}
              href={`/open?${new URLSearchParams({ file: path })}`}
              className={css.machine}
              aria-current={path === shown ? 'page' : undefined}
            >
              <span className={css.machineName}>{ids.join(', ') || name.replace(/^.*[\\/]/, '')}</span>
              <small className={css.filePath}>{name}</small>
            </Link>
          )
        })}
      </nav>
    </>
  )
}
