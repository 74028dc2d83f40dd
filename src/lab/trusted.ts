import worker from 'elkjs/lib/elk-worker.min.js?url'

const blank = '<!doctype html>'

/** The lab's two trusted values, required by the demo's content security policy. */
const policy = globalThis.trustedTypes?.createPolicy('threereco-lab', {
  createScriptURL: () => worker,
  createHTML: () => blank,
})

/** Address of the layout worker. */
export const workerAddress: string = policy?.createScriptURL(worker) ?? worker

/** Empty page in standards mode for `srcdoc`. */
export const blankPage: string = policy?.createHTML(blank) ?? blank
