/** Byte streams as in the manuals of the makers. `\x02` is STX. */
export const recordings = {
  'METTLER TOLEDO MT-SICS: SIR':
    'S D      638.2 kg\r\nS D      641.9 kg\r\nS S      642.5 kg\r\nS +\r\nS S      642.5 kg\r\nS -\r\nS I\r\nES\r\n',
  'METTLER TOLEDO MT-SICS in grams': 'S S     100.00 g\r\nS D      -0.25 g\r\n',
  'A&D standard format':
    'ST,+00642.50  kg\r\nUS,-00183.69   g\r\nOL,+9999999E+19\r\nOL,-9999999E+19\r\nQT,+00001234 PC\r\n',
  'A&D with comparison and CSV': 'ST,OK,+0001.234 kg\r\nST,+000.1278,  g\r\n',
  'CAS 18 bytes': 'ST,GS,+00642.5kg\r\nUS,NT,-00038.0kg\r\nOL,GS,        kg\r\nST,TR,+00038.0kg\r\n',
  'CAS 22 bytes': 'ST,GS,1\xc4,000642.5 kg\r\nUS,GS,1\x84,  638.2  kg\r\nOL,GS,1\x84,-       kg\r\n',
  'OHAUS, moving': '\r\n      638.2 kg   ?\r\n      641.9 kg    ? G\r\n      642.5 kg    G\r\n',
  'number and unit, five times': '\r\n 12.5 lb\r\n 12.5 lb\r\n 12.5 lb\r\n 12.5 lb\r\n 12.5 lb\r\n 13.0 lb\r\n',
  'Toledo continuous with checksum':
    '\x02+0 006425000000\r\x25\x02+8 006382000000\r\x1b\x02+4 999999000000\r\x7c\x02+0 006425000000\r\x25',
  'Toledo continuous without checksum': '\x02,0  64250     0\r\x02,0! 64250     0\r\n\x02"0"000012\r\n',
} as const
