/** Chinese for errors, notices and labels of the studio, and for words that the service sends with them. */
export const chineseStudio = {
  // Pages that cannot be shown
  'This page is for operators': '此页面供运营者使用',
  'This page needs an account': '此页面需要账户',
  'You are signed in with a key of an account.': '你使用账户的密钥登录。',
  'You are signed in without one: sign in with an API key to make videos.':
    '你登录时没有账户：请用 API 密钥登录来制作视频。',
  'This page could not be loaded. The service may have been updated.': '无法加载此页面，服务可能已更新。',
  'Load the console again': '重新加载控制台',
  'Something went wrong.': '出了点问题。',
  'Fill this in.': '请填写。',
  'Nothing of this can be shown; the place would be empty: {place}. Write in English or Chinese.':
    '其中没有可以呈现的内容，场景将是空的：{place}。请用英文或中文书写。',
  'This is read as English or Chinese only and would be misread. Write in English or Chinese.':
    '提示词只按英文或中文读取，其他语言会被误读。请用英文或中文书写。',
  'Reading what the film will show…': '正在读取影片将呈现的内容…',
  Loading: '加载中',
  Copied: '已复制',
  'Copy {name}': '复制 {name}',

  // Sign-in
  'This link was used already or is too old. Ask for a new one, or sign in with a key.':
    '此链接已使用或已过期。请索取新链接，或用密钥登录。',
  'Enter a key or a token.': '请输入密钥或令牌。',
  'This key or token is not valid.': '此密钥或令牌无效。',
  'The first key was printed when the service first started; others come from its operator. This prints a link that signs you in once:':
    '第一个密钥在服务首次启动时打印，其他密钥由运营者提供。以下命令会打印一次性登录链接：',

  // Make
  'These videos cost {total}, and {balance} are left. Nothing was ordered.':
    '这些视频需要 {total}，余额为 {balance}。未提交任何内容。',
  'Nothing was ordered.': '未提交任何内容。',
  '{made} of {all} were ordered; the button orders the others.': '已提交 {made}/{all}；再按一次提交其余。',
  'No answer came. Press again when Kinora is back: nothing is made or charged twice.':
    '没有收到应答。Kinora 恢复后再按一次：不会重复制作或收费。',
  'It was made with images from links. Add them again.': '它使用了链接中的图片，请重新添加。',
  '{name} is not a PNG, JPEG, WebP or GIF.': '{name} 不是 PNG、JPEG、WebP 或 GIF。',
  '{name} has {size}; at most 20 MB are taken.': '{name} 有 {size}，最多 20 MB。',
  'At most 1 image is taken here.': '此处最多 1 张图片。',
  'At most {count} images are taken here.': '此处最多 {count} 张图片。',
  quick: '快速',
  'more detail': '更多细节',
  'first and last frame': '首帧和尾帧',
  'first frame': '首帧',
  'elements from images': '取自图片的元素',
  styles: '风格',
  portrait: '纵向',
  'enhances prompts': '增强提示词',
  '{from} to {to} s': '{from} 至 {to} 秒',
  'Length: {count} s': '时长：{count} 秒',
  '{name}: always {count} s': '{name}：固定 {count} 秒',
  'This costs {cost}, and {balance} is left.': '需要 {cost}，余额为 {balance}。',
  'This costs {cost}, and {balance} are left.': '需要 {cost}，余额为 {balance}。',
  'JSON of your own, which stays with the video.': '你自己的 JSON，与视频一同保存。',
  'Character url': '角色视频网址',
  'A video of 1 to 3 seconds to take a character from': '用于取出角色的 1 至 3 秒视频',
  'Character timestamps': '角色时间段',
  'start,end in seconds': '开始,结束（秒）',
  'Character from task': '角色来源任务',
  'A completed task to take a character from': '用于取出角色的已完成任务',
  'Character create': '创建角色',
  'JSON object: create_self_portrait and save_to_library, each true or false':
    'JSON 对象：create_self_portrait 和 save_to_library，各为 true 或 false',
  Webhook: 'Webhook',
  'This address is called when the video is ready or has failed.': '视频就绪或失败时调用此地址。',

  'A lighthouse on a cliff, waves crashing against the rocks, storm clouds':
    '悬崖上的灯塔，海浪拍打岩石，暴风雨将至',
  'An astronaut riding a horse on Mars': '一名宇航员在火星上骑马',
  'Cherry blossoms falling in a Japanese garden with a pond and a red bridge':
    '日式花园，樱花飘落，池塘和一座红桥',
  'A steam train crossing a stone bridge over a misty valley': '蒸汽火车驶过雾谷上的石桥',
  'A woman in a red dress walking along a rainy Paris street with an umbrella':
    '穿红裙的女人撑着伞走在下雨的巴黎街道上',
  'Northern lights over a log cabin in the snow': '雪地小木屋上空的北极光',
  'A whale jumping out of the ocean at sunset': '日落时一头鲸鱼跃出海面',
  'A red fox trotting through a snowy forest': '雪林里，一只红狐狸在小跑',
  'A hot air balloon festival at sunrise over green hills': '日出时，热气球飞过绿色的山丘',
  Options: '选项',
  'Take {number}': '第 {number} 条',
  'Choose this take': '选这一条',
  Chosen: '已选',

  // A video
  'The video was stopped.': '视频已停止。',
  'The service could not make it.': '服务无法制作。',
  'You can close this tab.': '你可以关闭此标签页。',
  'Not drawn: {words}.': '未画出：{words}。',
  '{time} of {length}': '{time} / {length}',
  Parameters: '参数',
  Started: '开始',
  Completed: '完成',
  '@{name} can now play in your prompts.': '@{name} 现在可以出现在你的提示词中。',
  'Choose a stretch of 1 to 3 seconds under the picture in which the character is seen well:':
    '在画面下选择角色清晰可见的 1 至 3 秒：',
  Before: '之前',
  After: '之后',
  'Say what is to change.': '请说明要改变什么。',
  'Make remix': '制作改编',
  'As it is ({size})': '保持原样（{size}）',
  nothing: '无',
  'what it was made of': '它的来源',

  // Library and characters
  'Select {name}': '选择 {name}',
  'Portrait of @{name}': '@{name} 的头像',
  'Copy the link to @{name}': '复制 @{name} 的链接',
  'Delete @{name}': '删除 @{name}',
  'Delete @{name}?': '删除 @{name}？',
  '@{name} was deleted.': '@{name} 已删除。',

  // Listen, Speak, Talk
  'This browser cannot record.': '此浏览器无法录音。',
  'Browsers give the microphone only to pages on HTTPS or localhost.':
    '浏览器只允许 HTTPS 或 localhost 页面使用麦克风。',
  'The microphone is blocked for this page. Allow it beside the address and try again.':
    '此页面的麦克风被阻止。请在地址栏旁允许后重试。',
  'No microphone was found.': '未找到麦克风。',
  'The microphone could not be opened. Another program may be using it.':
    '无法打开麦克风，可能正被其他程序使用。',
  'Microphone {number}': '麦克风 {number}',
  '{price} credits per {unit}': '每{unit} {price} 点',
  '{name} was interrupted. Everything up to then is kept.': '{name} 被中断，之前的内容已保留。',
  'Nothing was recorded.': '没有录到内容。',
  'The service takes recordings of up to 25 MB. Download it, cut it and drop the parts here.':
    '服务接受最大 25 MB 的录音。请下载、剪开后把各段拖到这里。',
  'The service takes files of up to 25 MB. Compress it, as MP3 for example, or cut it.':
    '服务接受最大 25 MB 的文件。请压缩（例如 MP3）或剪短。',
  'That was too short to hear anything. Record a little longer.': '太短了，听不到内容。请录长一些。',
  'Files can still be dropped below.': '仍可将文件拖到下方。',
  'Go on': '继续',
  'Play from {time}': '从 {time} 播放',
  'Text from {time}': '{time} 处的文字',
  'Text copied.': '文字已复制。',
  'Download as {format}': '下载为 {format}',
  'The recording is kept.': '录音已保留。',
  'Waiting for its turn': '等待轮到它',
  'The recording is kept, and is sent when the service is back': '录音已保留，服务恢复后发送',
  Interrupted: '已中断',
  'Not transcribed': '未转写',
  Original: '原文',
  Bashkir: '巴什基尔语',
  Tibetan: '藏语',
  'Speaks {names}.': '可朗读{names}。',
  'This looks like {language}, which no voice here speaks: it is refused, or read as if it were English. Spoken are {names}.':
    '这看起来是{language}，这里没有会说它的声音：会被拒绝，或按英语来读。可朗读{names}。',
  'Enter a text to speak.': '请输入要朗读的文字。',
  'At most {longest} characters are spoken at once: {excess} too many.':
    '一次最多朗读 {longest} 个字符：超出 {excess} 个。',
  'The sound could not be played.': '无法播放声音。',
  'Nothing was understood.': '没有听懂。',
  'This was not transcribed.': '这段未能转写。',

  // Keys, usage, prices
  '1 charge': '1 笔收费',
  '{count} charges': '{count} 笔收费',
  '{part} of {whole}': '{part} / {whole}',
  'No requests yet': '还没有请求',
  'until {date}': '至 {date}',
  'Your new key': '你的新密钥',
  'This session was opened with it and ends too. Programs that use the key are refused within seconds.':
    '此会话由它打开，也会结束。使用此密钥的程序会在数秒内被拒绝。',
  'Programs that use it are refused within seconds. A revoked key does not come back.':
    '使用它的程序会在数秒内被拒绝。吊销的密钥无法恢复。',
  'Speech to text': '语音转文字',
  'Text to speech': '文字转语音',
  Price: '价格',
  Per: '单位',
  '{amount} above 720p': '720p 以上 {amount}',
  'second of video': '秒视频',
  'minute of audio': '分钟音频',
  '1,000 characters': '千字符',
  'Not named': '未命名',
  Others: '其他',
} as const;
