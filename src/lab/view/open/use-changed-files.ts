import { useEffect, useEffectEvent } from 'react'
import { labPath } from '#lab/core/lab-host.ts'

/** Reports changes of files on the lab's server. */
export function useChangedFiles(files: readonly string[], onChange: () => void) {
  const change = useEffectEvent(onChange)
  // Packages rarely change, and an address has a limited length.
  const own = files.filter(file => !/[\\/]node_modules[\\/]/.test(file)).slice(0, 50)
  const query = String(new URLSearchParams(own.map(file => ['file', file])))
  useEffect(() => {
    if (query === '') return
    const changes = new EventSource(`${labPath}/changes?${query}`)
    changes.addEventListener('message', () => change())
    return () => changes.close()
  }, [query])
}
