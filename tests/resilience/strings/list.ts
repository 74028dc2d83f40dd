/** Splits strings at " ¦ ". */
const each = (...lines: readonly string[]) => lines.flatMap(line => line.split(' ¦ '))

/** Strings that users might type, paste or try, by difficulty. */
const strings: Readonly<Record<string, readonly string[]>> = {
  scripts: each(
    'Naledi Mokoena ¦ Žluťoučký kůň ¦ Ærøskøbing ¦ Ñandú ¦ ßtraße ¦ İstanbul ılık ¦ Ελληνικά ¦ Україна ¦ 北京回收',
    '再生資源株式会社 ¦ 재활용 ¦ ภาษาไทย ¦ ह\u093fन\u094dद\u0940 ¦ தம\u0bbfழ\u0bcd ¦ ქართული ¦ Հայերեն ¦ አማርኛ',
    'ǂKhomani ǀXam ǃKung ¦ Tiếng Việt ¦ Ẹ\u0300kọ\u0301 Yorùbá ¦ 𝒮𝒸𝓇𝒾𝓅𝓉 𝔉𝔯𝔞𝔨𝔱𝔲𝔯 ¦ ﬁﬂﬃ ¦ Ａｂｃ１２３',
  ),
  'right to left': each(
    '\u05de\u05d9\u05d7\u05d6\u05d5\u05e8 \u05de\u05ea\u05db\u05d5\u05ea',
    '\u0625\u0639\u0627\u062f\u0629 \u0627\u0644\u062a\u062f\u0648\u064a\u0631',
    '\u0627\u0631\u062f\u0648 \u0646\u0627\u0645',
    '\u05e2\u05d1\u05e8\u05d9\u05ea English \u05e2\u05d1\u05e8\u05d9\u05ea',
    'English \u0645\u0631\u062d\u0628\u0627 123 ¦ \u202eevil\u202c ¦ \u2067isolated\u2069',
    '\u200f\u05de\u05ea\u05db\u05ea ¦ abc \u202e fdp.exe ¦ (\u05e9\u05dc\u05d5\u05dd)',
    '\u0645\u0631\u062d\u0628\u0627\u200e!',
  ),
  combining: each(
    'e\u0301 ¦ é ¦ A\u030a',
    'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031ea\u0320\u034dlgo',
    '\u0301begins ¦ ก\u0e47\u0e47\u0e47\u0e47\u0e47\u0e47\u0e47\u0e47 ¦ क\u094dष\u094dम\u094dय',
    `o${'\u0308'.repeat(60)}`,
  ),
  emoji: each(
    '♻\ufe0f ¦ 👩\u200d👩\u200d👧\u200d👦 ¦ 👩🏽\u200d🔧 ¦ 🇿🇦',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ¦ 1\ufe0f\u20e3 ¦ 🫠🫡 ¦ 👍🏿 ok',
    '🧑\u200d🤝\u200d🧑 ¦ ☃ ¦ ©®™ ¦ a😀b',
    '😀'.repeat(40),
  ),
  invisible: each(
    'zero\u200bwidth ¦ non\u200cjoiner ¦ join\u200der ¦ \ufeffBOM ¦ soft\u00adhyphen ¦ word\u2060joiner',
    'narrow\u202fspace ¦ figure\u2007space ¦ ideographic\u3000space ¦ nbsp\u00a0space ¦ mongolian\u180evowel',
    'line\u2028separator ¦ paragraph\u2029separator ¦ \u034fgrapheme ¦ tag\u{e0041} ¦ var\ufe0fiant',
  ),
  control: each(
    'c\u0001ontrol ¦ c\u0002ontrol ¦ c\u0003ontrol ¦ c\u0004ontrol ¦ c\u0005ontrol ¦ c\u0006ontrol',
    'c\u0007ontrol ¦ c\u0008ontrol ¦ del\u007fete ¦ esc\u001b[31mred ¦ bell\u0007 ¦ nul\u0000byte',
    'c1\u0085next ¦ \ufffe\uffff ¦ back\u0008space ¦ form\u000cfeed',
  ),
  surrogates: each('\ud800 ¦ \udc00 ¦ a\ud83d ¦ \ude00b ¦ \udc00\ud800 ¦ pair 😀 half \ud83d'),
  markup: each(
    '<script>window.pwned=1</script> ¦ "><script>window.pwned=1</script> ¦ <img src=x onerror=window.pwned=1>',
    '<svg onload=window.pwned=1> ¦ <iframe src="javascript:window.pwned=1">',
    '<a href="javascript:window.pwned=1">x</a> ¦ javascript:window.pwned=1 ¦ JaVaScRiPt:window.pwned=1',
    'data:text/html,<script>window.pwned=1</script> ¦ <b>bold</b> ¦ </title><script>window.pwned=1</script>',
    '<!-- comment ¦ ]]> ¦ <style>*{display:none}</style> ¦ <input autofocus onfocus=window.pwned=1>',
    '<math><mi//xlink:href="data:x,<script>window.pwned=1</script>"> ¦ &lt;b&gt; ¦ &amp; ¦ &#x41; ¦ &nbsp;',
    '<details open ontoggle=window.pwned=1> ¦ <body onload=window.pwned=1> ¦ " onmouseover="window.pwned=1',
    '\' autofocus onfocus=\'window.pwned=1 ¦ <base href="https://example.com/">',
    '<form action="https://example.com">',
  ),
  injections: each(
    "'; DROP TABLE users; -- ¦ ' OR '1'='1 ¦ 1; SELECT pg_sleep(10) ¦ Robert'); DROP TABLE Students;--",
    '% ¦ _ ¦ %% ¦ ${7*7} ¦ {{7*7}} ¦ #{7*7} ¦ <%= 7*7 %> ¦ {{constructor.constructor("window.pwned=1")()}}',
    '%s%s%n ¦ %d ¦ %x%x ¦ $(reboot) ¦ `id` ¦ | cat /etc/passwd ¦ ; ls ¦ ../../etc/passwd ¦ ..\\..\\windows',
    '=1+1 ¦ =cmd|"/C calc"!A0 ¦ +1+1 ¦ -1+1 ¦ @SUM(1) ¦ =HYPERLINK("http://example.com")',
    '${jndi:ldap://example.com/a} ¦ *)(uid=*))(|(uid=* ¦ {"$gt":""} ¦ [object Object] ¦ expression(alert(1))',
    '/* ¦ */ ¦ // ¦ -- ¦ \\x3cscript\\x3e ¦ (?:a+)+$ ¦ .* ¦ ^$ ¦ [',
  ),
  'names of objects': each(
    'constructor ¦ __proto__ ¦ prototype ¦ toString ¦ valueOf ¦ hasOwnProperty ¦ __defineGetter__ ¦ null',
    'undefined ¦ NaN ¦ Infinity ¦ true ¦ false ¦ length ¦ name ¦ then ¦ default ¦ new ¦ item ¦ id ¦ CON ¦ NUL',
  ),
  numbers: each(
    '0 ¦ -0 ¦ 1 ¦ -1 ¦ 007 ¦ 1e3 ¦ 1E400 ¦ 0x1F ¦ 0b11 ¦ 1_000 ¦ 1,000 ¦ 1.000,00 ¦ 1 000,5 ¦ 12.345 ¦ .5',
    '5. ¦ 1.2.3 ¦ \u0663\u0664\u0665 ¦ १२३ ¦ １２ ¦ ½ ¦ ² ¦ Ⅷ ¦ 1/3 ¦ 99999999999999999999 ¦ 0.1',
    "0.30000000000000004 ¦ 9007199254740993 ¦ 1e-7 ¦ −5 ¦ –5 ¦ +7 ¦   42   ¦ 12kg ¦ R 50 ¦ 1'000 ¦ 1 000",
    '5- ¦ --5 ¦ 0,5',
  ),
  dates: each(
    '2026-11-20 ¦ 20/11/2026 ¦ 2026-02-30 ¦ 0000-00-00 ¦ 1970-01-01T00:00:00Z ¦ +275760-09-13 ¦ 12:61',
    'Invalid Date',
  ),
  'white space': each(
    '  ¦     ¦ \t ¦ \n ¦ \r\n ¦  leading ¦ trailing  ¦   both   ¦ in\tside ¦ line\nbreak ¦ line\r\nbreak',
    'a  b ¦ \u00a0 ¦ \u3000 ¦ \u200b ¦ \u000b',
  ),
  quotes: each(
    'O\'Brien ¦ The "best" scrap ¦ ‘curly’ ¦ “curly” ¦ «guillemets» ¦ `tick` ¦ \\ ¦ \\\\ ¦ \\" ¦ \\\' ¦ \\n',
    '\\u0000 ¦ \\0 ¦ a\\ ¦ \'\' ¦ "" ¦ ", ¦ ; ¦ , ¦ a,b;c|d',
  ),
  long: [
    'x'.repeat(300),
    'Wort'.repeat(200),
    'many words '.repeat(60).trim(),
    '漢'.repeat(300),
    'W'.repeat(5000),
    'https://example.com/'.repeat(20),
    'a-'.repeat(150),
    'i\u0307'.repeat(200),
  ],
  addresses: each(
    'a@b.co ¦ A@B.CO ¦ a+b@example.com ¦ "quoted"@example.com ¦ a@b ¦ @ ¦ a@b@c.com ¦ user@[127.0.0.1]',
    '+1 212 555 0123 ¦ (212) 555-0123 ¦ +27 82 555 0123 ¦ http://example.com ¦ ftp://example.com',
    '//example.com ¦ xn--nxasmq6b@xn--nxasmq6b.com ¦ user@exämple.com ¦ ?next=//example.com ¦ #fragment',
    'a?b=c&d=e ¦ %00 ¦ %2e%2e%2f ¦ %zz ¦ a%20b ¦ a+b',
  ),
}

export type Typed = { group: string; text: string }

export const allStrings: readonly Typed[] = Object.entries(strings).flatMap(([group, texts]) =>
  texts.map(text => ({ group, text })),
)
