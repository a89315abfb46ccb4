import type { glossary as fr } from './fr.ts';

/** The words of music advertising. Figures come from `domain/benchmarks`, with their unit. */
export const glossary = {
  meta: {
    title: 'Music advertising glossary',
    description:
      'CPV, CPM, ROAS, lookalike, pre-save: the words of YouTube, Meta, TikTok and Spotify campaigns, explained to musicians, with our benchmark figures.',
  },
  eyebrow: 'Glossary',
  title: 'Ad talk, translated for musicians.',
  lead: 'What each term means, and what it changes in your campaign. The figures are our benchmarks: every campaign has its own.',
  /** Before the link to the guide that explains a term. */
  guide: 'In the guide:',
  terms: {
    'ab-test': {
      term: 'A/B test',
      definition:
        'Two versions of one ad with a single difference: the picture, the hook or the audience. You keep the winner. Set aside {kpi.testShare} of the budget for these trials and wait for at least {kpi.abTest.impressions} impressions for each version: before that, the gap between two clips may be pure luck.',
    },
    'ad-account': {
      term: 'Ad account',
      definition:
        'The account at Google, Meta or TikTok from which your campaigns run: budgets, audiences and history live there. It is best held in your own name: if you change agency, you keep your audiences, your figures and what the platform has learnt about your listeners.',
    },
    'ad-break': {
      term: 'Ad break (mid-roll)',
      definition:
        'The moment when a long video stops to show ads. Your video may turn up in the middle of an interview or a live set. People are already paying attention, but you are interrupting somebody: the first seconds must give them a reason to stay.',
    },
    'ad-library': {
      term: 'Ad Library',
      definition:
        'Meta’s public register of the ads a page is running, by country. TikTok has its own, the Creative Center. Look up similar artists: an ad that has been running for a long time probably works. Both are free, and say nothing about results.',
    },
    'ad-set': {
      term: 'Ad set (ad group)',
      definition:
        'The middle level of a campaign, between the objective and the ads: one audience, its placements, a budget, a schedule. Google and TikTok say ad group. One set for fans of a similar artist, another for people who watched your last video, and you see which of them really listens.',
    },
    'advantage-plus': {
      term: 'Advantage+',
      definition:
        'Meta’s name for its automatic settings: audience, placements, budget, video enhancements. Your interests are only suggestions to it. Leave it the placements and switch off the enhancements, added music included: it would cover yours.',
    },
    algorithm: {
      term: 'Algorithm',
      definition:
        'The program that decides who is shown an ad or a track, judging by what each person watches, skips or shares. A campaign feeds it examples: the better your first listeners are chosen, the better it finds the next ones. Views produced by bots teach it the opposite.',
    },
    'app-tracking-transparency': {
      term: 'App Tracking Transparency (ATT)',
      definition:
        'The question Apple makes every app ask before it follows a person across other apps and websites. When they refuse, Instagram or TikTok estimate part of the conversions instead of counting them. Your iPhone figures are therefore approximations.',
    },
    'artificial-stream': {
      term: 'Artificial stream',
      definition:
        'A stream that does not come from somebody who wanted to listen: a bot, a click farm, a paid playlist. Platforms remove it, withhold the royalties and may charge the distributor. It shows as a spike without saves, from a city where nobody follows you.',
    },
    attribution: {
      term: 'Attribution',
      definition:
        'The rule that says which ad a stream or a sale belongs to. We count an action up to {roi.attribution.click} after a click, and {roi.attribution.view} after the ad was merely shown. Without a fixed rule, YouTube and Meta both claim the same fan, and you count them twice.',
    },
    audience: {
      term: 'Audience',
      definition:
        'The group of people who may be shown an ad: age, country, artists they follow, listening habits. Too wide, and the budget scatters; too narrow, and the same people see you on a loop. Start from the artists your listeners already love, then let the figures widen it.',
    },
    'audience-expansion': {
      term: 'Audience expansion (Smart targeting)',
      definition:
        'The setting with which TikTok delivers beyond the interests and audiences you chose, when it expects better results there. Age, gender and location stay respected. Turn it off to compare two audiences: otherwise you no longer know which one you are testing.',
    },
    'audience-overlap': {
      term: 'Audience overlap',
      definition:
        'The share of people who sit in two audiences at once, the fans of two neighbouring rappers, say. Your ad sets then chase the same listeners: one of them struggles to deliver, or the ad keeps repeating. Merge the groups, or exclude one from the other.',
    },
    bid: {
      term: 'Bid',
      definition:
        'The price you are willing to pay for a view, a click or an action. For every free slot, the platform weighs the offers and how interested the person is likely to be. A clip that holds its listener can beat a higher offer: a good edit brings the price down.',
    },
    bot: {
      term: 'Bot',
      definition:
        'A program that fakes views, streams or followers. It fills a counter, never a room: no shares, no tickets, and an algorithm that goes looking for more fake profiles. Platforms wipe these figures and may take the track down. We do not buy any.',
    },
    'branded-challenge': {
      term: 'Branded challenge',
      definition:
        'On TikTok, an invitation to join in: a move, a sound, a hashtag. For a track, it is a chorus that everyone replays their own way. When you start it yourself, our formula applies {tiktok.viral.challenge} to the budget, because people’s own versions do part of the spreading. The one TikTok sells (Branded Hashtag Challenge) is another product, far more expensive.',
    },
    budget: {
      term: 'Ad budget',
      definition:
        'The money paid to the platform to show your ads, the agency’s fee not included. Our campaigns start at {agency.minimum} a month, and at {spotify.from} on Spotify. Below that, results come in too slowly to tell a good clip from a lucky one. For a first test, choose an amount you can afford to lose.',
    },
    'call-to-action': {
      term: 'Call to action',
      definition:
        'The words or the button that say what to do next: listen, subscribe, book. One per ad. “Play the track” tells people what they will get, “Learn more” tells them nothing. At the other end of the link, that very thing must be waiting for the listener, with no detour.',
    },
    'campaign-objective': {
      term: 'Campaign objective',
      definition:
        'What you ask the platform to go after: being seen, getting reactions, getting people to act. It picks people accordingly. A campaign set to awareness finds viewers, not buyers: if you want pre-saves, say so in this very setting.',
    },
    churn: {
      term: 'Churn',
      definition:
        'The share of listeners or subscribers who leave you over a period. Winning a hundred followers and losing eighty is filling a leaky bucket. Churn that rises after a campaign means that you reached the wrong people, or that nothing was waiting for them afterwards.',
    },
    'click-rate': {
      term: 'Click-through rate (CTR)',
      definition:
        'The share of impressions followed by a click. It is one of the first signs that a clip makes people curious. Our benchmarks: over {meta.target.clickRate} on Meta, over {youtube.target.clickRate} on YouTube in-feed. A good rate with few streams points at the landing page, not at the ad.',
    },
    'commercial-music-library': {
      term: 'Commercial Music Library',
      definition:
        'TikTok’s catalogue of tracks cleared for advertising. A business account is limited to it, even when the song is yours. To promote your own track, use your original sound and confirm that you hold the rights to it.',
    },
    'completion-rate': {
      term: 'Completion rate',
      definition:
        'The share of people who watch or listen to the end. On TikTok, we wait for more than {tiktok.test.completionRate} in the test phase before adding budget. If everybody leaves at the same second, that is where the edit sags or the chorus comes too late.',
    },
    'confidence-level': {
      term: 'Confidence level',
      definition:
        'The bar you set before declaring a winner. At {kpi.abTest.confidence}, a gap that large would be rare if the two versions were equally good. Two clips separated by a handful of clicks prove nothing: wait longer, or call it a draw.',
    },
    consent: {
      term: 'Consent',
      definition:
        'The agreement a person gives before a site or an ad platform follows what they do. Without it, no pixel and no retargeting in the European Union. For a campaign, that means figures that are incomplete but honest, and a list of fans you have the right to use.',
    },
    conversion: {
      term: 'Conversion',
      definition:
        'The action a campaign is after: a stream, a pre-save, a follow, a ticket. You choose it before launch, and only one. A video seen by thousands without a single conversion has made some noise; it has not made an audience yet.',
    },
    'conversion-rate': {
      term: 'Conversion rate',
      definition:
        'The share of visitors who do what you hoped for. For streaming, our benchmark is {kpi.conversion.streaming}. If yours is lower, look at the landing page first: too many links, slow loading, or a track that is not the one people heard in the ad.',
    },
    'conversions-api': {
      term: 'Conversions API',
      definition:
        'Sending a conversion to Meta from the page’s server, alongside the pixel in the browser. A shared identifier keeps it from being counted a second time. It needs the same consent as the pixel: it changes the route, not the rule.',
    },
    'cost-per-acquisition': {
      term: 'Acquisition cost, or cost per acquisition (CPA)',
      definition:
        'What one more fan, follower or buyer costs: spend divided by what it won. Our ceiling is their lifetime value {kpi.acquisitionShare}; on average we aim for less than {roi.target.costPerFan}. Beyond that, the money that was to pay for studio, video and touring is gone.',
    },
    'cost-per-click': {
      term: 'Cost per click (CPC)',
      definition:
        'Spend divided by the number of clicks. Useful when the ad leads elsewhere: a streaming service, a ticket page, a shop. A cheap click is not a fan: set it against the streams that follow, or you are mostly paying for idle thumbs.',
    },
    'cost-per-thousand': {
      term: 'Cost per thousand (CPM)',
      definition:
        'The price of a thousand impressions. On average {meta.costPerThousand} on Meta and {tiktok.costPerThousand} on TikTok, depending on genre, age and season. It measures the competition for your audience’s attention: at the end of the year, when brands buy heavily, the same slot costs more.',
    },
    'cost-per-view': {
      term: 'Cost per view (CPV)',
      definition:
        'The price of one view of your video as an ad. On YouTube, {youtube.costPerView} on average, depending on genre and audience. It is the unit our simulator uses for YouTube: budget divided by cost gives estimated views, never guaranteed ones.',
    },
    'countdown-page': {
      term: 'Countdown Page',
      definition:
        'Spotify’s page that announces an album or an EP: timer, tracks, short clips, pre-save. It requires {streaming.countdown.listeners} active listeners, and excludes singles. People who pre-save are notified on release day.',
    },
    creative: {
      term: 'Creative',
      definition:
        'The video, picture or sound that people actually see or hear. It often decides the cost more than the targeting does. Prepare several cuts of the same track: chorus, verse, backstage. The figures pick the right one, and it is not always the band’s favourite.',
    },
    'custom-audience': {
      term: 'Custom audience',
      definition:
        'An audience of people who already know you: visitors to your site, viewers of a video, members of your list who agreed to it. They react faster; our Meta formula applies {meta.audience.custom} to their cost. A small one wears out: keep it for a release or a gig.',
    },
    'custom-segment': {
      term: 'Custom segment',
      definition:
        'In Google Ads, an audience you describe by search words, web addresses or apps. For a track, that means the names of similar artists, their websites and the media of the genre. It is the most precise audience a YouTube campaign offers.',
    },
    'demand-gen': {
      term: 'Demand Gen',
      definition:
        'Google’s campaign that runs on YouTube, Shorts, Discover and Gmail for clicks or conversions. Lookalike audiences live there, treated as a signal. It is not paid by the view: for a music video, compare it with a Video views campaign.',
    },
    'discovery-mode': {
      term: 'Discovery Mode',
      definition:
        'Spotify’s tool that flags a priority track to radio, autoplay and mixes. Nothing to pay up front: a commission of {streaming.discovery.commission} on the royalties of streams in those contexts. It serves a track that already keeps its listeners.',
    },
    distributor: {
      term: 'Distributor',
      definition:
        'The company that delivers your tracks to Spotify, Apple Music or Deezer and passes the income on to you. You also agree the release date with it. Give it notice: a campaign that leads to a link not yet working is money wasted.',
    },
    'engagement-rate': {
      term: 'Engagement rate',
      definition:
        'The share of people reached who react: a like, a comment, a share, a save. On Meta, we aim for more than {meta.target.engagement}. Not every reaction is worth the same: a share introduces your track to somebody whose attention you did not pay for.',
    },
    'exclusion-list': {
      term: 'Exclusion list',
      definition:
        'The people, places or videos your ad should stay away from. Exclude followers and recent viewers from a discovery campaign: the budget then goes to new people, and your two audiences stop competing for the same impressions.',
    },
    'focused-view': {
      term: 'Focused view',
      definition:
        'The unit TikTok sells with the Video views objective: a person who watches for at least {rules.tiktok.focusedView}, or who interacts. It means more than an ordinary view, recorded as soon as the video starts, and it costs more.',
    },
    frequency: {
      term: 'Frequency',
      definition:
        'How many times, on average, the same person sees your ad. A song gains from being heard again, an ad much less so. When frequency climbs and clicks fall, the audience is worn out: change the clip or widen the audience.',
    },
    'geo-targeting': {
      term: 'Geo-targeting',
      definition:
        'Choosing the countries, regions or towns where your ads run. It follows your plans: the towns on the tour, the countries where people already play you. The same impression is not priced the same everywhere, and cheap views from far away do not fill a room in Leeds.',
    },
    hook: {
      term: 'Hook',
      definition:
        'The first seconds, the ones in which the thumb decides. In music it is often the voice or the riff, before any intro. A weak hook pushes up the cost of every view, because platforms show less of what people leave. Test several on the same track.',
    },
    impression: {
      term: 'Impression',
      definition:
        'An ad shown once on a screen, watched or not. It is neither a person nor a view: one person may get several. Use impressions to count delivery and to work out the cost per thousand, not to judge whether people like your track.',
    },
    'in-app-browser': {
      term: 'In-app browser',
      definition:
        'The web window that Instagram or TikTok opens without leaving the app. Nobody is signed in to Spotify there, and choices about trackers are soon forgotten. Always try your listening page from inside the app, on an iPhone and on Android.',
    },
    'in-feed': {
      term: 'In-feed ad',
      definition:
        'On YouTube, a thumbnail and a title shown on the home feed, in search or beside a video. The person chooses to click and watch, so the click-through rate means something there, and the view happens on your own channel.',
    },
    'in-stream': {
      term: 'In-stream ad',
      definition:
        'A video ad placed before, during or after another video. On YouTube, your video plays ahead of one by a similar artist, in the same player and mostly with the sound on. It is the format of discovery: whoever stays has chosen to listen to you.',
    },
    kpi: {
      term: 'Key performance indicator (KPI)',
      definition:
        'A figure chosen in advance to say whether the campaign works. Two or three are enough: cost per view and watch time for a video, cost per stream and saves for a track. An indicator that changes none of your decisions is decoration.',
    },
    'learning-phase': {
      term: 'Learning phase',
      definition:
        'The first days of a campaign, in which the platform tries out audiences and moments. Costs move about, which is normal, and every big change makes it start over. That is one of the reasons why we recommend running for at least {agency.minimumDays}.',
    },
    'lifetime-value': {
      term: 'Lifetime value (LTV)',
      definition:
        'What a fan brings in for as long as they stay: streams, purchases, gigs. Our benchmarks: {roi.lifetimeValue.occasional} for an occasional listener, {roi.lifetimeValue.engaged} for an engaged fan, {roi.lifetimeValue.superFan} for a super fan. It tells you what you can pay to win one, and why keeping them matters more.',
    },
    lookalike: {
      term: 'Lookalike audience',
      definition:
        'An audience that the platform finds because it resembles a list you give it: your listeners, your buyers. On Meta, the closest one gathers {meta.lookalikeShare} of a country’s users. It is worth what the list is worth: start from real fans, not from bought followers.',
    },
    marquee: {
      term: 'Marquee and Showcase',
      definition:
        'Recommendations paid per click that artist teams buy in Spotify for Artists: full screen for a new release, a card on the home feed for a recent or older one. Budgets start at {streaming.campaign.least}, one country per campaign. For a single, they reach Premium subscribers only.',
    },
    organic: {
      term: 'Organic',
      definition:
        'What happens without paying for delivery: searches, shares, recommendations, playlists. A good campaign shows here too, in the plays that go on after the budget has stopped. Note your level before launch, or you will credit the ads with what was coming anyway.',
    },
    payback: {
      term: 'Payback period',
      definition:
        'The time a fan takes to bring in what they cost. Our benchmark: less than {roi.target.payback}. Streams pay little for a long while, a ticket pays a lot at once. This period tells you whether your cash will last until the next release.',
    },
    pixel: {
      term: 'Pixel (tracking tag)',
      definition:
        'A small piece of code on a site that tells an ad platform that a visitor came, clicked or bought. It ties the ad to its result and feeds retargeting. In the European Union it waits for the visitor’s consent; on this site too.',
    },
    placement: {
      term: 'Placement',
      definition:
        'Where the ad appears: feed, story, Reels, before a video, between two tracks. Each has its format and its habits: vertical pictures in a story, often no sound in a feed. One clip dropped everywhere will be right nowhere.',
    },
    playlist: {
      term: 'Playlist',
      definition:
        'A list of tracks kept by a team, an algorithm or a listener. A place in an editorial playlist is not for sale. A campaign can help in another way: full listens and saves by real people are signals that algorithmic playlists read.',
    },
    'pre-save': {
      term: 'Pre-save',
      definition:
        'Adding a track to a listener’s library before it is out: they will have it on the day. For you it means a first day that is less quiet, and a measure of how much people are waiting. Launch it several weeks ahead, with a clip that stands on its own.',
    },
    reach: {
      term: 'Reach',
      definition:
        'The number of different people who were shown your ad. Divide impressions by reach and you get frequency. A large reach makes a name known; it does not yet say who listened. The one our simulator gives for YouTube is an estimate.',
    },
    'release-plan': {
      term: 'Release plan',
      definition:
        'The calendar of a single, an EP or an album: announcement, pre-save, release, video, reminders. It saves you from spending everything on the first Friday, when many others come out too.',
    },
    retargeting: {
      term: 'Retargeting',
      definition:
        'Showing an ad to people who have already seen you: visitors to your site, viewers of a video. They are easier to convince; our YouTube formula applies {youtube.audience.retargeting} to their cost. Keep it for the next chapter: the track after the teaser, the gig after the track.',
    },
    'return-on-ad-spend': {
      term: 'Return on ad spend (ROAS)',
      definition:
        'The income a campaign brings in, divided by its ad spend alone. Our minimum is {kpi.returnOnAdSpend}; on Meta we aim for more than {meta.target.returnOnAdSpend}. These are benchmarks, not promises. Fees and filming are left out: for those, look at return on investment.',
    },
    roi: {
      term: 'Return on investment (ROI)',
      definition:
        'Net gain, set against everything the campaign cost, fees and creative included. We aim for more than {roi.target.overall}, without being able to guarantee it. In music, part of it comes late: streams spread over months, a fan who turns up on every tour.',
    },
    'safe-zone': {
      term: 'Safe zone',
      definition:
        'The part of a vertical video that the interface does not cover. The account name sits at the top, the caption and the button at the bottom, the reactions on the right. Keep lyrics and faces in the middle, and check with the preview.',
    },
    'save-rate': {
      term: 'Save rate',
      definition:
        'The share of listeners who add your track to their library or to a playlist. More than a play, it is a sign that they will come back. Plenty of streams and few saves? The targeting brings the curious, not your audience: narrow the choice of similar artists.',
    },
    scaling: {
      term: 'Scaling',
      definition:
        'Raising the budget of an ad that has proved itself, one step at a time. On Meta, we go up to {meta.scaleStep}, in small steps, once the click-through rate passes {meta.scaleAbove.clickRate}. Too fast, and the learning phase starts over and costs climb; too late, and the clip is worn out before it was of use.',
    },
    'short-video': {
      term: 'Short video',
      definition:
        'A brief, vertical video on TikTok, Reels or Shorts, flicked through with the thumb. For a track it is the cheapest test bench: a chorus, a move, a reaction. What catches on there deserves a proper video and a budget; the rest cost you one afternoon.',
    },
    'skippable-ad': {
      term: 'Skippable ad',
      definition:
        'A video ad that people can skip after five seconds. On YouTube, with cost per view, you pay if the person watches thirty seconds, or all of it if it is shorter, or clicks. Those who leave before that cost nothing: your intro does the sorting.',
    },
    'smart-link': {
      term: 'Smart link (listening page)',
      definition:
        'A short page with one button per streaming service, to which your ads lead. The click on a button is the event that the ad platform learns to obtain. Without it, you see nothing after the click.',
    },
    'smart-plus': {
      term: 'Smart+',
      definition:
        'TikTok’s automated campaign: from an objective and a budget it picks the audience, the bids and which videos to show. Useful when the conversion event is frequent; with few conversions, keep control of country, age and videos.',
    },
    'spark-ads': {
      term: 'Spark Ads',
      definition:
        'TikTok’s format that promotes a video already posted, yours or that of a creator who gives you a code. The comments, shares and followers it wins stay on the original account after the campaign.',
    },
    streaming: {
      term: 'Streaming',
      definition:
        'Listening on demand, by subscription or with ads. A stream brings in about {roi.perStream}, which is then shared among the rights holders. So a campaign seldom pays for itself in streams alone: it builds an audience, and tickets, vinyl and publishing help you make a living from it.',
    },
    'super-fan': {
      term: 'Super fan',
      definition:
        'The person who buys the vinyl, comes to the gig and brings two friends. Our benchmark value for one is {roi.lifetimeValue.superFan}, far ahead of an occasional listener. Advertising finds super fans, it does not make them: after that, talk to them directly, by email or backstage.',
    },
    thruplay: {
      term: 'ThruPlay',
      definition:
        'Meta’s unit of viewing: a video watched to the end, or for {rules.meta.thruPlay} if it is longer. It reflects attention better than an ordinary view and helps fill an audience to reach again. It says nothing about the stream that may follow.',
    },
    trueview: {
      term: 'TrueView view',
      definition:
        'The name Google Ads gives to the view you are billed for: {rules.google.view} watched, or the whole video if it is shorter, or an interaction. It differs from the public view shown under the video, which YouTube counts by rules of its own.',
    },
    utm: {
      term: 'UTM parameters',
      definition:
        'Words added to the end of a link to say where a click comes from: platform, campaign, clip. One link per ad, and you know which one filled the room. They describe the ad, not the person, and anyone can read them in the address bar.',
    },
    'video-views-campaign': {
      term: 'Video views campaign',
      definition:
        'The Google Ads campaign in which you pay per view. It combines skippable in-stream, in-feed and Shorts, and spreads the budget to where a view costs least. It is the starting point for getting a music video discovered.',
    },
    'view-rate': {
      term: 'View rate',
      definition:
        'On YouTube, the share of impressions that became paid views. It is the figure to read ahead of a music video, more than the click-through rate: it says how many people stay when they could have skipped. Compare your edits with each other, for the same audience.',
    },
    'viral-factor': {
      term: 'Viral factor',
      definition:
        'The multiplier in our TikTok formula: the more a video travels by itself, the less of its delivery has to be paid for. We count {tiktok.viral.original} for an original clip, {tiktok.viral.trend} on a trend, {tiktok.viral.creator} with a creator. It is a starting assumption: going viral is observed, not ordered.',
    },
    'watch-time': {
      term: 'Watch time',
      definition:
        'The time people really spend watching your video. On YouTube, we aim for more than {youtube.target.watchTime}. A long watch time tells the algorithm that the video deserves recommending; a sudden drop shows you the second at which the edit needs another look.',
    },
  },
} satisfies typeof fr;
