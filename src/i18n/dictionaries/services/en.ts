import type { services as fr } from './fr.ts';

/**
 * The three landing pages of the services. A placeholder names a figure of `domain/benchmarks/figures.ts`; no digit is
 * typed here. `sample` and `samples` are invented examples, written for this site; the pages mark them as examples.
 */
export const services = {
  shared: {
    form: {
      name: 'Artist name',
      email: 'Email (name@example.com)',
      optional: '(optional)',
      nothingSent: 'The simulator opens with your answers in it and sends nothing.',
      linkError: 'This link is incomplete: copy the whole address, https included.',
    },
    booking: {
      missing: 'Please fill in your name and email before booking a call.',
      email: 'Please enter a valid email.',
    },
    stats: {
      eyebrow: 'In figures',
      views: 'views delivered',
      plays: 'plays delivered',
      campaigns: 'campaigns run',
      artists: 'artists supported',
      source: 'The agency’s own figures.',
    },
    steps: { eyebrow: 'How it works' },
    reviews: {
      eyebrow: 'Reviews',
      /** The title as long as no review is known to be about the service. */
      anyPlatform: 'What artists say, across all platforms.',
      selection: 'A selection of reviews with the top rating. See every rating on the reviews page.',
      examples:
        'No review with the top rating to show you here yet. What follows is an example we wrote, not a client’s words.',
      all: 'Read all reviews',
      topRating: 'Top rating',
      example: 'Example',
    },
    sample: {
      text: 'Every week we knew where the budget was going, what worked and what we were stopping. The campaign read like a score.',
      author: 'Independent artist, example',
    },
    offer: { eyebrow: 'What we take care of' },
    trust: { eyebrow: 'No tricks' },
    results: { eyebrow: 'Results' },
    faq: { eyebrow: 'Questions', more: 'All questions' },
    guide: 'How to work out your budget',
    book: 'Book a call',
    write: 'Get in touch',
    newTab: '(new tab)',
  },

  youtube: {
    meta: {
      title: 'YouTube Ads for artists: every view is earned',
      description:
        'Your video in front of people who already listen to artists like you: real people, the price of a view by region, figures you can check.',
    },
    hero: {
      slogan: 'YouTube Ads for artists and labels',
      title: ['It all happens', 'before “Skip”.'],
      description:
        'Your video in front of people who already listen to artists like you. {estimate.budget} of ad spend in Europe: {estimate.views}. A launch takes {youtube.launch|low} to {youtube.launch|high}, and you can check the views in your own channel.',
    },
    form: {
      title: 'How many views for your video?',
      link: 'YouTube link to the video',
      submit: 'Estimate my campaign',
    },
    instrument: {
      alt: 'Diagram to scale: the first minute of a video. The “Skip” button appears after {rules.google.skip}; the aim is that people stay beyond {youtube.target.watchTime}.',
      skip: 'Skip',
      goal: 'What we aim for',
    },
    value: {
      eyebrow: 'Why YouTube',
      title: 'Here, a song has time to win people over.',
      text: 'People come to YouTube to listen. The screen is wide, the sound is on, and the video stays up long after the campaign is over.',
      points: [
        {
          title: 'The audience of artists like you',
          text: 'We target the channels, videos and searches of artists close to your sound.',
        },
        {
          title: 'A view that has to be earned',
          text: 'The ad can be skipped. You pay when people stay or click, not when they leave at once.',
        },
        {
          title: 'A channel that keeps it all',
          text: 'Subscribers, comments, recommendations: whatever the campaign brings in stays with you.',
        },
      ],
      facts: [
        { label: '{estimate.budget} in Europe', value: '{estimate.about}', detail: '{estimate.between}' },
        { label: 'Average cost per view', value: '{youtube.costPerView}' },
        { label: 'Launch budget', value: '{youtube.launch}' },
        { label: 'First figures', value: '{agency.firstFigures}' },
        { label: 'Meaningful results', value: '{youtube.significantAfter}' },
      ],
      note: 'The number of views is the simulator’s, for a broad campaign in Europe. The cost per view is that of our guides, which assume a targeted audience, genre by genre.',
    },
    stats: { title: 'Our campaigns in numbers.' },
    steps: {
      title: 'How a YouTube campaign runs.',
      items: [
        {
          title: 'We watch the video',
          text: 'One call, {agency.call}: the track, the date, the artists whose audience could become yours.',
        },
        {
          title: 'We test the openings',
          text: 'Several ways in, several audiences, small budgets. The first figures are in within {agency.firstFigures}.',
        },
        {
          title: 'We scale what keeps people watching',
          text: 'The budget goes to the audiences that stay beyond {youtube.target.watchTime}. The rest stops.',
        },
      ],
    },
    reviews: { title: 'What artists say about our YouTube campaigns.' },
    offer: {
      title: 'Everything a YouTube campaign includes.',
      items: [
        {
          title: 'Before other artists’ videos',
          text: 'In-stream, your video plays to an audience we chose artist by artist.',
        },
        {
          title: 'In search results',
          text: 'In-feed, a thumbnail and a title: only people who want to listen click.',
        },
        {
          title: 'Between two Shorts',
          text: 'The chorus in a vertical frame, for people who discover music by scrolling.',
        },
        {
          title: 'A recut opening',
          text: 'We edit the start of your video in several versions: that is where people leave or stay.',
        },
        {
          title: 'A second hearing',
          text: 'People who watched get your next track, or the date near where they live.',
        },
        {
          title: 'A report every week',
          text: 'Views, watch time, subscribers gained, and what each result cost. What we keep, what we cut.',
        },
      ],
    },
    trust: {
      title: 'Our commitments on YouTube.',
      text: 'Nobody can promise a number of views. We commit to how they are earned and counted.',
      claims: [
        {
          title: 'No fake views',
          text: 'No click farms, no view exchanges, no bots. Everything runs through YouTube’s own ad platform, which filters out invalid traffic.',
        },
        {
          title: 'Real people',
          text: 'You pay for a view when somebody stays or clicks, although they could have skipped the ad.',
        },
        {
          title: 'GDPR compliant',
          text: 'Audiences stay inside the ad platform, our trackers wait for your consent, and your data is used for your campaign only.',
        },
        {
          title: 'Guaranteed measurement, euro by euro',
          text: 'Not a guaranteed return: a guaranteed measurement of it. You see what each euro produced, and how we counted.',
        },
      ],
    },
    faq: {
      title: 'YouTube Ads: your questions.',
      items: [
        {
          question: 'What budget does a video launch need?',
          answer:
            'Between {youtube.launch|low} and {youtube.launch|high} for a launch. For {estimate.budget} in Europe, the simulator counts {estimate.views}. Our guides assume a targeted audience, in pop or hip-hop: there, {youtube.goal.first.views} views take {youtube.goal.first.budget|low} to {youtube.goal.first.budget|high}. Genre, country and the video itself move that figure.',
        },
        {
          question: 'How can I check that the views are real?',
          answer:
            'In your own channel: YouTube Studio shows the share that came from advertising, the watch time and the countries. You keep access to all of it before, during and after the campaign.',
        },
        {
          question: 'Do these views count towards the charts?',
          answer:
            'They add to the video’s counter when they meet YouTube’s criteria. Its music charts leave out views that come from advertising: be wary of anyone who promises you a chart position.',
        },
        {
          question: 'When do results show?',
          answer:
            'The first figures are in within {agency.firstFigures}. A verdict takes {youtube.significantAfter}: the time it takes for one audience to pull ahead of the others.',
        },
        {
          question: 'What if people don’t keep watching?',
          answer:
            'We tell you as soon as the test is in, before the rest of the budget is committed. If the first frames keep nobody watching, we suggest another edit, or waiting for the next track.',
        },
      ],
    },
    final: {
      title: 'The next video they watch could be yours.',
      text: 'An estimate in {agency.estimateTime}, no strings attached. Or {agency.call} on the phone.',
      action: 'Estimate my campaign',
    },
  },

  meta: {
    meta: {
      title: 'Meta Ads for artists: Reels, stories, tickets',
      description:
        'Reels, stories and feed on Instagram and Facebook, leading to a stream, a pre-save or a ticket. One measured goal per campaign.',
    },
    hero: {
      slogan: 'Meta Ads for artists and labels',
      title: ['Music that', 'stops the scroll.'],
      description:
        'Reels, stories and feed, on Instagram and Facebook, leading to a stream, a pre-save or a ticket. {meta.costPerThousand|low} to {meta.costPerThousand|high} per thousand impressions on average, from {meta.pageMinimum} over {agency.minimumDays}.',
    },
    form: {
      title: 'What does your budget buy on Meta?',
      link: 'Link to a video',
      submit: 'Estimate my campaign',
    },
    instrument: {
      alt: 'Diagram: two stories, two feed posts and, in the middle, your Reel, the only one filled in.',
      yours: 'Your Reel',
      story: 'Story',
      post: 'Feed',
    },
    value: {
      eyebrow: 'Why Meta',
      title: 'From clip to stream, and on to the ticket.',
      text: 'Nobody opens Instagram to hear an album. The ad has to hook at once, and lead somewhere.',
      points: [
        {
          title: 'A clip, not the whole video',
          text: 'A chorus, a rehearsal, one line to camera: we cut several vertical videos from the same track.',
        },
        {
          title: 'One thing to ask',
          text: 'Listen, pre-save, book, follow: each campaign has one goal, and it can be counted.',
        },
        {
          title: 'Your listeners first',
          text: 'The people who already react to your posts, then profiles close to theirs: we start from what exists.',
        },
      ],
      facts: [
        { label: 'Per thousand impressions (CPM)', value: '{meta.costPerThousand}' },
        { label: 'Minimum over {agency.minimumDays}', value: '{meta.pageMinimum}' },
        { label: 'Recommended monthly budget', value: '{meta.minimum}' },
        { label: 'Meaningful results', value: '{meta.significantAfter}' },
      ],
      note: 'Benchmarks from our guides. The simulator works by region and goal.',
    },
    stats: { title: 'Our campaigns in numbers.' },
    steps: {
      title: 'One clip, one audience, one goal.',
      items: [
        {
          title: 'We pick the goal',
          text: 'Streams, pre-saves, tickets or followers: {agency.call} on the phone settle it.',
        },
        {
          title: 'We cast a wide net, on a small budget',
          text: 'Several clips, several audiences. Below a {meta.pauseBelow.clickRate} click-through rate, we stop.',
        },
        {
          title: 'We back what catches on',
          text: 'Above a {meta.scaleAbove.clickRate} click-through rate the budget goes up in small steps, to {meta.scaleStep} at most.',
        },
      ],
    },
    reviews: { title: 'What artists say about our Meta campaigns.' },
    offer: {
      title: 'Everything a Meta campaign includes.',
      items: [
        {
          title: 'Reels',
          text: 'The clip edited to make sense with no context, and to be liked from the first bar.',
        },
        {
          title: 'Stories',
          text: 'Full screen and a link: the shortest way to a stream or a ticket.',
        },
        {
          title: 'Feed',
          text: 'A photo, a video, a concert date: whatever is worth stopping to read.',
        },
        {
          title: 'Releases and pre-saves',
          text: 'A landing page, one button per platform, and the number of clicks on each.',
        },
        {
          title: 'Ticket sales',
          text: 'City by city, around the venue, right up to the night of the show.',
        },
        {
          title: 'A report every week',
          text: 'Reach, clicks, what the goal cost. The clips we kept, the clips we cut.',
        },
      ],
    },
    results: {
      title: 'One campaign, in figures.',
      text: 'A single campaign, over {meta.showcase.days}. It shows what is possible, not what you should expect.',
      reach: {
        title: 'Reach',
        unit: 'views',
        text: '{meta.showcase.viewers} different people: {meta.showcase.uniqueReach} unique reach.',
        alt: 'Chart: {meta.showcase.views} views, of which {meta.showcase.uniqueReach} is filled in, that is {meta.showcase.viewers} different people.',
      },
      engagement: {
        title: 'Engagement',
        unit: 'interactions',
        text: '{meta.showcase.engagement} engagement, measured against the people reached.',
        alt: 'Chart: of {meta.showcase.viewers} people reached, {meta.showcase.engagement} is filled in, that is {meta.showcase.interactions} interactions.',
      },
      growth: {
        title: 'Growth',
        unit: 'in {meta.showcase.days}',
        text: 'Compared with the previous period.',
        alt: 'Chart: two columns, before and after. The second is higher: {meta.showcase.growth} in {meta.showcase.days}.',
        before: 'Before',
        after: 'After',
      },
    },
    trust: {
      title: 'Our commitments on Meta.',
      text: 'Followers bought in bulk don’t come to the show. We look for people who will, and never promise how many.',
      claims: [
        {
          title: 'No fake views',
          text: 'No bulk followers, no engagement pods, no bots: Meta’s official ad platform and nothing else.',
        },
        {
          title: 'Real people',
          text: 'People who scroll, and stop or don’t. You find their reactions under your own posts.',
        },
        {
          title: 'GDPR compliant',
          text: 'The pixel waits for consent. A list of listeners is used only if the people on it agreed.',
        },
        {
          title: 'Guaranteed measurement, euro by euro',
          text: 'Not a guaranteed return: a guaranteed measurement of it. From impression to ticket, each step has its count and its cost.',
        },
      ],
    },
    faq: {
      title: 'Meta Ads: your questions.',
      items: [
        {
          question: 'What budget should I plan?',
          answer:
            'A campaign starts at {meta.pageMinimum} over {agency.minimumDays}. We recommend {meta.minimum} a month: below that the algorithm learns slowly and there is too little to test with.',
        },
        {
          question: 'Why not just boost a post?',
          answer:
            'A boosted post looks for reactions. A campaign looks for the action you chose, with several clips, several audiences, and it stops whatever does not work.',
        },
        {
          question: 'Can you measure streams on Spotify or Apple Music?',
          answer:
            'Up to the click through to the platform, yes. Beyond that only the platform knows who listened: we compare the two curves, and tell you it is a comparison.',
        },
        {
          question: 'Is Facebook still any use for music?',
          answer:
            'Often: {meta.split.facebook} of the budget on average, {meta.split.instagram} for Instagram. The split depends on how old your audience is, and it is adjusted every week.',
        },
        {
          question: 'When do results show?',
          answer:
            'The first figures are in within {agency.firstFigures}, a trend you can rely on in {meta.significantAfter}.',
        },
      ],
    },
    final: {
      title: 'One chorus is enough to start.',
      text: 'An estimate in {agency.estimateTime}, or {agency.call} on the phone. No strings attached.',
      action: 'Estimate my campaign',
    },
  },

  spotify: {
    meta: {
      title: 'Spotify Ads for artists: your track, next',
      description:
        'An audio or video ad, heard by people who already listen to your genre. With no bought playlist slots and no fake streams.',
    },
    hero: {
      slogan: 'Spotify Ads for artists and labels',
      title: ['Between two songs,', 'yours.'],
      description:
        'An audio or video ad, heard by people who already listen to your genre. From {spotify.from}; we recommend {spotify.minimum} over {spotify.minimumDays}.',
    },
    form: {
      title: 'Let’s talk about your track',
      link: 'Spotify link to the track',
      newsletter: 'Also send me the agency’s advice by email',
      submit: 'Open the simulator',
      note: 'The call takes {agency.call} and gives you a price. The simulator compares YouTube, Meta and TikTok: Spotify is not in it.',
    },
    instrument: {
      alt: 'Diagram: the end of a song, then your ad, {spotify.audioLength} at most, then the next song.',
      before: 'The song before',
      yours: 'Yours',
      length: '{spotify.audioLength} at most',
      after: 'The song after',
    },
    value: {
      eyebrow: 'Why Spotify',
      title: 'Their headphones are already on.',
      text: 'Nothing to scroll, nothing to look at. Your ad arrives while they are listening, between two songs that sound like yours.',
      points: [
        {
          title: 'The only one on air',
          text: 'Audio plays one ad at a time: no thumbnail next to it, no feed running on.',
        },
        {
          title: 'Genre, mood, hour',
          text: 'Rap at breakfast, techno at night: we choose the genres, the similar artists and the moments.',
        },
        {
          title: 'One tap from the track',
          text: 'The ad leads to your track in the very app they are listening in: play, save, follow.',
        },
      ],
      facts: [
        { label: 'A campaign, from', value: '{spotify.from}' },
        { label: 'Recommended over {spotify.minimumDays}', value: '{spotify.minimum}' },
        { label: 'Audio ad, at most', value: '{spotify.audioLength}' },
        { label: 'First adjustments', value: '{spotify.optimisedAfter}' },
      ],
      note: 'The agency’s benchmarks and advice.',
    },
    stats: { title: 'Our campaigns in numbers.' },
    steps: {
      title: 'Write it, place it, tune it.',
      items: [
        {
          title: 'We write the ad',
          text: 'A voice, your chorus, an invitation to listen: {spotify.audioLength} at most, and none of it wasted.',
        },
        {
          title: 'We choose the listeners',
          text: 'Genres, similar artists, the cities of your tour, times of day.',
        },
        {
          title: 'We tune by listening',
          text: 'The first adjustments come in {spotify.optimisedAfter}: we keep what gets the track saved.',
        },
      ],
    },
    reviews: {
      title: 'What artists say about our Spotify campaigns.',
      examples:
        'No review with the top rating to show you here yet. These four testimonials are examples we wrote, not clients’ words.',
    },
    samples: [
      {
        text: 'The report also said what hadn’t worked. That is why I carried on.',
        author: 'Self-released rapper, example',
      },
      {
        text: 'We thought we were selling a single. Mostly we found out which city to play next.',
        author: 'Electronic duo, example',
      },
      {
        text: 'The ad was rewritten twice before it went out. The third one wasn’t about us any more: it talked to someone.',
        author: 'Folk singer, example',
      },
      {
        text: 'A budget set up front, a report every week, and the right to say stop.',
        author: 'Independent label, example',
      },
    ],
    offer: {
      title: 'Everything a Spotify campaign includes.',
      items: [
        {
          title: 'Audio ad',
          text: 'Script, voice, mix: your chorus, and a single invitation at the end.',
        },
        {
          title: 'Full-screen video',
          text: 'Shown while the app is on screen, so while somebody is looking.',
        },
        {
          title: 'Display card',
          text: 'Your cover and a button, wide or tall, beside whatever is playing.',
        },
        {
          title: 'Targeting by listening',
          text: 'Genres, similar artists, places, moments: habits rather than ages.',
        },
        {
          title: 'A profile ready for guests',
          text: 'Canvas, Artist Pick, links: we tidy the stage before the doors open.',
        },
        {
          title: 'A report every week',
          text: 'Listeners, saves, cost per stream. What we keep, what we rewrite.',
        },
      ],
    },
    examples: {
      eyebrow: 'Examples',
      title: 'What an ad looks like.',
      text: 'Three mock-ups we drew ourselves, for a track that does not exist. Tap one to enlarge it.',
      enlarge: 'Enlarge',
      close: 'Close',
      tag: 'Example',
      mock: {
        ad: 'Advert',
        track: 'Your track',
        artist: 'Your name',
        listen: 'Listen',
      },
      audio: {
        name: 'Audio ad',
        text: 'Cover, name and button go with the voice, {spotify.audioLength} at most.',
        alt: 'Example of an audio ad: a cover, a title, a progress line half played and a button to listen.',
      },
      video: {
        name: 'Full-screen video',
        text: 'The video takes the whole phone screen, with sound.',
        alt: 'Example of a full-screen video: a phone filled edge to edge with the cover, with the title and a button to listen.',
      },
      display: {
        name: 'Display card',
        text: 'Wide on a computer, tall on a phone: one cover, two formats.',
        alt: 'Example of a display card: the same ad in a wide and in a tall format, with cover, title and a button to listen.',
      },
    },
    results: {
      title: 'One campaign, in figures.',
      text: 'A single campaign, over {spotify.showcase.days}. At this price per stream, the streams did not pay it back: it brought in listeners, who now have to be brought back.',
      alt: 'Chart: {spotify.showcase.streams} streams, {spotify.showcase.listeners} unique listeners, {spotify.showcase.saves} saves and follows.',
      streams: 'streams in {spotify.showcase.days}',
      listeners: 'unique listeners',
      saves: 'saves and follows',
      completion: 'heard the ad to the end (it cannot be skipped)',
      clicks: 'clicked on the video',
      cost: 'per stream',
      playlists: 'new organic playlists, none of them bought',
    },
    trust: {
      title: 'Our commitments on Spotify.',
      text: 'Fake streams can get your track taken down. We work with the ad platform only, and promise no number.',
      claims: [
        {
          title: 'No fake streams',
          text: 'No views, no streams, no playlist slots: nothing that can get a track removed.',
        },
        {
          title: 'Real people',
          text: 'Listeners on the free tier, who hear the ad and decide to listen, or not.',
        },
        {
          title: 'GDPR compliant',
          text: 'Spotify gives us totals only, never who listened. The calendar loads only when you ask for it.',
        },
        {
          title: 'Guaranteed measurement, euro by euro',
          text: 'Not a guaranteed return: a guaranteed measurement of it. Streams, listeners, saves, and what each one cost.',
        },
      ],
    },
    faq: {
      title: 'Spotify Ads: your questions.',
      items: [
        {
          question: 'Who hears my ad?',
          answer:
            'Listeners on the free tier: ads reach nobody else. For Premium subscribers, Spotify for Artists has other tools, Marquee and Showcase. We tell you which one suits your release, even where you can run it without us.',
        },
        {
          question: 'What budget should I plan?',
          answer:
            'A campaign is possible from {spotify.from}. We recommend {spotify.minimum} over {spotify.minimumDays}, to compare several voices and several audiences.',
        },
        {
          question: 'Does a campaign get me into playlists?',
          answer:
            'It buys none. When listeners save a track they sometimes add it to their own, and the algorithm may notice. It happens; it cannot be promised.',
        },
        {
          question: 'When do results show?',
          answer:
            'Delivery and the first figures show within {agency.firstFigures}; the first useful adjustments take {spotify.optimisedAfter}.',
        },
        {
          question: 'Do I have to record the voice myself?',
          answer:
            'It is often best: yours is the voice of the track. If not, we have it recorded. Either way, we write the script.',
        },
        {
          question: 'Why isn’t Spotify in the simulator?',
          answer:
            'Because we have no cost table broad enough for an honest range. A call does better: {agency.call}, and a price for your track.',
        },
      ],
    },
    final: {
      title: 'The next gap between two songs is up for grabs.',
      text: '{agency.call} on the phone: the track, the date, a price. No strings attached.',
    },
  },
} satisfies typeof fr;
