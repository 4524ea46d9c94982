/**
 * Modules that the bundler puts in one file, with what they import and no group before theirs has: small files weigh
 * more than their sum. The rest is left to it. `minShareCount` is how many pages, islands and late parts ask for a module.
 */
export const codeSplitting = {
  groups: [
    // The header’s script, which every page loads, and the method that older engines lack.
    { name: 'shell', test: /\/shell\/header\/Header\.astro|\/src\/rules\/older\.ts$/ },
    // The names of steps, which the page of a tutorial and what leads there share.
    { name: 'steps', test: /\/src\/rules\/tutorial\/steps\.ts$/ },
    // The script of a tutorial, with what its late parts share with it.
    {
      name: 'tutorial',
      test: /\/layouts\/Tutorial\.astro\?.*type=script|\/src\/(?:stores\/tutorial\/place|browser\/tutorial\/(?:reading|steps))\.ts$/,
    },
    // Where the workshop’s files lie, which pages ask without opening it.
    { name: 'frames', test: /\/src\/(?:rules\/tutorial\/exercises|workshop\/frames)\.ts$/ },
    {
      name: 'words',
      test: /\/src\/(?:rules\/(?:site|text)|browser\/platform)\//,
      minShareCount: 4,
    },
    {
      name: 'islands',
      test: /\/src\/(?:islands\/(?:shell\/|use-)|stores\/query\.ts)/,
      minShareCount: 3,
    },
    {
      name: 'course',
      test: /\/src\/(?:(?:islands\/(?:course|catalog)|stores\/course|rules\/course)\/|browser\/page\/document-title)/,
      minShareCount: 3,
    },
    // What the workshop of a sample and that of an exercise share, fetched at the tap; not what languages with a
    // frame of their own need beside it.
    {
      name: 'workshop',
      test: /\/src\/workshop\/(?:registry|open\/|page\/(?!connection|correction|fault|hosted-engine))/,
      minShareCount: 2,
    },
    // The words of faults, which come with the first, and the correction: each alone would be a file more to keep.
    { name: 'fault', test: /\/src\/workshop\/(?:frame\/words|page\/(?:fault|correction))\.ts$/ },
  ],
};
