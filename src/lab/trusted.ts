import worker from 'elkjs/lib/elk-worker.min.js?url'

const blank = '<!doctype html>'

/** The two trusted values of the lab, which the content security policy of the demo requires. */
const policy = globalThis.trustedTypes?.createPolicy('threereco-lab', {
  createScriptURL: () => worker,
  createHTML: () => blank,
})

/** The address of the worker of the layout. */
export const workerAddress: string = policy?.createScriptURL(worker) ?? worker

/** An empty page in standards mode, for `srcdoc`. */
export const blankPage: string = policy?.createHTML(blank) ?? blank
